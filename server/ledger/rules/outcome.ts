import { sql } from 'kysely'
import { type Actions, storedActions } from './read.ts'

/**
 * SQL for the effect of a rule on a transaction `t`. A rule can set a field that no user has set or cleared and that no
 * earlier existing rule has set.
 * @param ruleId null for a rule that is not saved yet, which comes after all others
 */
export function outcomeOf(actions: Actions, ruleId: string | null) {
  const given = sql`${storedActions(actions)}::jsonb`
  const category = sql`(${given} ->> 'category_id')::uuid`
  const tags = sql`array(select g.id from tags g where g.id = any(array(
    select jsonb_array_elements_text(coalesce(${given} -> 'tag_ids', '[]'))::uuid)))`
  const isSetEarlier = (column: string) => sql`exists (
    select from rules e where 'rule ' || e.id = t.set_by ->> ${column} and e.enabled
      and e.id is distinct from ${ruleId}::uuid
      and (e.position, e.created_at) < coalesce((select (o.position, o.created_at) from rules o where o.id = ${ruleId}::uuid),
                                                (2147483647, now())))`
  const isCategoryOpen = sql`(t.splits is null and case when t.set_by ? 'category_id'
    then t.set_by ->> 'category_id' <> 'person' else t.category_id is null end)`
  const isTagsOpen = sql`case when t.set_by ? 'tag_ids' then t.set_by ->> 'tag_ids' <> 'person' else t.tag_ids = '{}' end`
  const setsCategory = sql<boolean>`(${category} is not null and ${category} is distinct from t.category_id
    and ${isCategoryOpen} and not ${isSetEarlier('category_id')})`
  const addsTags = sql<boolean>`(not t.tag_ids @> ${tags} and ${isTagsOpen}
    and cardinality(array(select unnest(t.tag_ids) union select unnest(${tags}))) <= 20)`
  const marksReviewed = sql<boolean>`(coalesce((${given} ->> 'reviewed')::boolean, false) and not t.reviewed
    and t.set_by ->> 'reviewed' is distinct from 'person')`
  const setsPayee = sql<boolean>`(${actions.payee}::text is not null and t.payee is distinct from ${actions.payee}
    and (t.payee is null or t.set_by ? 'payee') and not ${isSetEarlier('payee')})`
  return {
    category,
    setsCategory,
    addsTags,
    marksReviewed,
    setsPayee,
    tagsTogether: sql`array(select unnest(t.tag_ids) union select unnest(${tags}))`,
    changes: sql<boolean>`(${setsCategory} or ${addsTags} or ${marksReviewed} or ${setsPayee})`,
    isLocked: sql<boolean>`(${category} is not null and ${category} is distinct from t.category_id and not ${isCategoryOpen})`,
  }
}
