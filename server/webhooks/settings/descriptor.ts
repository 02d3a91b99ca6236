import { msg, plural } from '@lingui/core/runtime-macro'
import { listOf, type Show, textOf, textValue, textValueOrNull } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { choice, id, ids, internal, strings, text, timestamp } from '../../platform/records/fields.ts'
import { reversedBy } from '../../platform/records/log-rules.ts'

const stops = { PAUSED: msg`Disabled`, GONE: msg`Disabled by its receiver`, FAILING: msg`Disabled after failures` }

/** An empty list selects everything. */
const showSelection: Show = (row, column) => textValue(listOf(row, column).join(', ') || msg`All`)

export const webhookRecord = defineRecord<'webhooks'>({
  table: 'webhooks',
  kind: 'webhook',
  live: null,
  log: {
    rank: 150,
    one: msg`Webhook`,
    many: msg`Webhooks`,
    counted: (count) => msg`${plural({ count }, { one: '# webhook', other: '# webhooks' })}`,
    named: (name) => msg`the webhook ${{ name }}`,
    title: (row) => textOf(row, 'name'),
    isMinor: true,
    isSent: false,
    undo: reversedBy(msg`Changes of webhooks can't be undone here. Change them in Settings, under Webhooks.`),
    trash: null,
  },
  archive: null,
  fields: {
    organization_id: internal,
    id: id(),
    name: text({ label: msg`Name` }),
    url: text({ label: msg`Address` }),
    kinds: strings({ label: msg`Records`, show: showSelection }),
    actions: strings({ label: msg`Changes`, show: showSelection }),
    category_ids: ids({
      label: msg`Categories`,
      refersTo: 'categories',
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
