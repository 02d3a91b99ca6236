-- no transaction
do $$
declare organization uuid;
begin
  for organization in select s.organization_id from streams s order by 1 loop
    -- A batch locks the stream, so that writers of the organization wait a few milliseconds.
    while chain_changes(organization, 500) > 0 loop
      commit;
    end loop;
  end loop;
end $$;
