-- The release whose notes a person has read last, and the section that opens first for this person.
alter table staff add column seen_release text not null default '';
alter table staff add column opens_with text;
