-- The rows of an import of which the file does not say whether they were spent or received.
alter table imports add column undirected_count integer not null default 0;
