import { msg } from '@lingui/core/runtime-macro'
import { listOf, type Show, textValue, textValueOrNull } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { choice, id, ids, internal, strings, text, timestamp } from '../../platform/records/fields.ts'

const stops = { PAUSED: msg`Disabled`, GONE: msg`Disabled by its receiver`, FAILING: msg`Disabled after failures` }

/** An empty list selects everything. */
const showSelection: Show = (row, column) => textValue(listOf(row, column).join(', ') || msg`All`)

export const webhookRecord = defineRecord<'webhooks'>({
  table: 'webhooks',
  kind: 'webhook',
  fields: {
    organization_id: internal,
    id: id(),
    name: text({ label: msg`Name` }),
    url: text({ label: msg`Address` }),
    kinds: strings({ label: msg`Records`, show: showSelection }),
    actions: strings({ label: msg`Changes`, show: showSelection }),
    category_ids: ids({
      label: msg`Categories`,
      show: (row, column, { nameOf }) =>
        textValueOrNull(
          listOf(row, column)
            .flatMap((each) => nameOf('category', each) ?? [])
            .join(', '),
        ),
    }),
    stopped: choice(stops, { label: msg`State`, nullable: true }),
    stopped_at: internal,
    replayed_at: timestamp({ label: msg`Event replayed`, nullable: true }),
    secret_changed_at: timestamp({ label: msg`Secret changed`, nullable: true }),
    created_by: internal,
    created_at: internal,
  },
})
