-- Counts of members per run of 1024 ids: the total of the list, and where page 5,000 begins, without reading the pages
-- before it.
create table member_block (
  merchant_id bigint not null references merchant,
  scope_club bigint not null,
  block bigint not null,
  members integer not null,
  primary key (merchant_id, scope_club, block)
);
select tenant_table('member_block');

-- The words of the names, folded (member.fold.ts), each with its members; and each word once in name_word, where the
-- search looks for beginnings, middles and typing errors.
create table member_word (
  merchant_id bigint not null references merchant,
  scope_club bigint not null,
  word text collate "C" not null,
  member_id bigint not null,
  primary key (merchant_id, scope_club, word, member_id)
);
create index member_word_of_member on member_word (merchant_id, member_id, word);
select tenant_table('member_word');

create table name_word (
  merchant_id bigint not null references merchant,
  word text collate "C" not null,
  primary key (merchant_id, word)
);
select tenant_table('name_word');

-- The meanings of a search term: words of names with how they answer it (0 begin with it, 1 have it inside, 2 have it
-- with one error), and how many members those have.
create type word_hits as (words text[], ranks integer[], members integer);
