-- Whether an occurrence that falls on a weekend moves to the Friday before or to the Monday after. Null if it stays.
alter table recurrences add column weekend text check (weekend in ('BEFORE', 'AFTER'));
