-- Servers that run need no uniqueness across parents, which they check themselves.
drop index categories_name;
