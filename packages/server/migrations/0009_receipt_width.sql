-- Receipts are printed on narrow rolls too, as the club sets it.
alter table receipt_print drop constraint receipt_print_paper_check;
alter table receipt_print add constraint receipt_print_paper_check check (paper in ('roll58', 'roll80', 'a4'));
