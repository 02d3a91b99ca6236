-- A street and house number identify a merchant whose printed name is hard to read.
alter table merchant_names drop constraint merchant_names_kind_check;
alter table merchant_names add constraint merchant_names_kind_check
  check (kind in ('tax-number', 'company-number', 'phone', 'website', 'name', 'address')) not valid;
alter table merchant_names validate constraint merchant_names_kind_check;
