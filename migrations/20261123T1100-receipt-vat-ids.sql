-- The VAT ID of the seller: letters and digits, as in DE123456789.
alter table receipts add column vendor_vat_id text check (vendor_vat_id ~ '^[A-Z0-9]{1,20}$');
