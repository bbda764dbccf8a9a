-- Goal of the sales of a month; null without one. It is compared with the forecast of the month's end.
alter table club add column sales_goal bigint check (sales_goal between 1 and 1000000000000);
