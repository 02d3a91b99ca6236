-- no transaction
create index concurrently if not exists documents_of_mail on documents (organization_id, mail_id) where mail_id is not null;
