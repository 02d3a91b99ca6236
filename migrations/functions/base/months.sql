-- The month that a day belongs to, in an organization whose months start on the given day.
create or replace function month_of(day date, start_day smallint) returns date language sql immutable parallel safe
  return date_trunc('month', (day - (start_day - 1))::timestamp)::date;
