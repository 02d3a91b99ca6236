import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { ArrowRight } from 'lucide-react'
import type { ChangeValueFragment, RecordedChangeFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { actionNames } from './labels.ts'

interface RecordChangesProps {
  changes: readonly RecordedChangeFragment[]
  count: number
  ownId?: string
}

export function RecordChanges({ changes, count, ownId }: RecordChangesProps) {
  const others = count - changes.length
  return (
    <Box as="ul" listStyleType="none" display="grid" rowGap="14px" aria-label={t`Changed records`}>
      {changes.map((change) => (
        <Box as="li" key={`${change.kind} ${change.recordId}`}>
          {count > 1 && change.action !== 'UPDATED' && change.recordId !== ownId ? (
            <InOne change={change} />
          ) : (
            <>
              {change.recordId !== ownId && <RecordName change={change} />}
              <Fields change={change} />
            </>
          )}
        </Box>
      ))}
      {others > 0 && (
        <Box as="li" textStyle="small" color="fg.muted">
          {plural(others, { one: 'and # more', other: 'and # more' })}
        </Box>
      )}
    </Box>
  )
}

function InOne({ change: { kindName, action, title, fields } }: { change: RecordedChangeFragment }) {
  const values = fields.flatMap(({ name, before, after }) => {
    const value = after ?? before
    return value && value.text !== title ? [{ name, value }] : []
  })
  const amount = values.find(({ value }) => value.money)?.value.money
  return (
    <Flex gap="12px" align="baseline">
      <Box flex="1" minW="0">
        <Box textStyle="strong" overflowWrap="anywhere">
          {title}
        </Box>
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {kindName} · {i18n._(actionNames[action])}
          {values.flatMap(({ name, value }) =>
            value.money === amount ? [] : ['\u00a0· ', <Value key={name} value={value} />],
          )}
        </Box>
      </Box>
      {amount && <Amount value={amount.value} currency={amount.currency} />}
    </Flex>
  )
}

function RecordName({ change: { kindName, action, title } }: { change: RecordedChangeFragment }) {
  return (
    <Flex wrap="wrap" columnGap="8px" align="baseline">
      <Box textStyle="strong" overflowWrap="anywhere">
        {title}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {kindName} · {i18n._(actionNames[action])}
      </Box>
    </Flex>
  )
}

function Fields({ change: { action, fields } }: { change: RecordedChangeFragment }) {
  if (fields.length === 0) return null
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '88px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' }}
      columnGap="12px"
      rowGap="4px"
      mt="4px"
      textStyle="small"
    >
      {fields.map(({ name, label, before, after }) => (
        <Box key={name} display="contents">
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {action === 'UPDATED' ? (
              <>
                <chakra.span color="fg.muted">
                  <Value value={before} />
                </chakra.span>
                <Became />
                <Value value={after} />
              </>
            ) : (
              <Value value={after ?? before} />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Became() {
  return (
    <chakra.span color="fg.subtle" mx="6px" position="relative">
      <VisuallyHidden>{t`changed to`}</VisuallyHidden>
      <chakra.span display="inline-block" verticalAlign="-2px">
        <ArrowRight size={14} strokeWidth={2} aria-hidden />
      </chakra.span>
    </chakra.span>
  )
}

function Value({ value }: { value: ChangeValueFragment | null }) {
  if (!value) return t`None`
  if (value.money) return <Amount value={value.money.value} currency={value.money.currency} />
  return value.date ? <DateLabel day={value.date} /> : <span style={{ whiteSpace: 'pre-wrap' }}>{value.text}</span>
}
