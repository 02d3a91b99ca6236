import { Badge, Box, Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportRowCellsFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import { transactionsPath } from '../../../shared/format/links.ts'
import { fieldLabel } from '../labels.ts'
import type { RowActions } from './row-actions.ts'

interface RowDetailsProps {
  row: ImportRowCellsFragment
  actions: RowActions | null
}

export function RowDetails({ row, actions }: RowDetailsProps) {
  const { match, reasons, doubt, isTaken, isUndirected, verdict } = row
  return (
    <Box ps={{ base: '16px', md: '44px' }} pe={{ base: '16px', md: '20px' }} pb="14px">
      {match && <Comparison row={row} match={match} />}
      <Flex gap="8px" align="center" wrap="wrap" mt="10px">
        {reasons.map((reason) => (
          <Badge key={reason} size="sm" colorPalette="gray" color="fg.muted">
            {reason}
          </Badge>
        ))}
        {doubt && (
          <Box textStyle="small" color="warning.fg">
            {doubt}
          </Box>
        )}
        {actions && isUndirected && (
          <Flex gap="8px" role="group" aria-label={t`Spent or received`}>
            <Choice isOn={false} label={t`Spent`} onClick={() => actions.direct(row, 'EXPENSE')} />
            <Choice isOn={false} label={t`Received`} onClick={() => actions.direct(row, 'INCOME')} />
          </Flex>
        )}
        {actions && !isUndirected && (verdict !== 'NEW' || doubt !== null) && (
          <Flex gap="8px" ms={{ md: 'auto' }} role="group" aria-label={t`Decision`}>
            <Choice isOn={!isTaken} label={t`Skip`} onClick={() => actions.take(row, false)} />
            <Choice
              isOn={isTaken}
              label={verdict === 'CHANGED' ? t`Update` : t`Add anyway`}
              onClick={() => actions.take(row, true)}
            />
          </Flex>
        )}
      </Flex>
    </Box>
  )
}

function Choice({ isOn, label, onClick }: { isOn: boolean; label: string; onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-pressed={isOn}
      tabIndex={-1}
      onClick={onClick}
      {...(isOn ? { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.muted' } : {})}
    >
      {isOn && <Check strokeWidth={2} />}
      {label}
    </Button>
  )
}

interface ComparisonProps {
  row: ImportRowCellsFragment
  match: NonNullable<ImportRowCellsFragment['match']>
}

interface ComparedLine {
  name: string
  isSame: boolean
  own: ReactNode
  other: ReactNode
}

function Comparison({ row, match }: ComparisonProps) {
  const categoryOf = ({ category }: { category: { name: string } | null }) => category?.name ?? t`Uncategorised`
  // A field that one side lacks is not a difference.
  const compared: ComparedLine[] = [
    {
      name: t`Date`,
      isSame: row.date === match.date,
      own: <DateLabel day={row.date} />,
      other: <DateLabel day={match.date} />,
    },
    {
      name: t`Description`,
      isSame: row.description === match.description,
      own: row.description || t`None`,
      other: match.description || t`None`,
    },
    {
      name: t`Amount`,
      isSame: row.type === match.type && row.amount.value === match.amount.value,
      own: <Amount {...row.amount} type={row.type} />,
      other: <Amount {...match.amount} type={match.type} />,
    },
    {
      name: t`Category`,
      isSame: !row.category || !match.category || row.category.id === match.category.id,
      own: categoryOf(row),
      other: categoryOf(match),
    },
    ...(row.note || match.note
      ? [
          {
            name: t`Note`,
            isSame: !row.note || !match.note || row.note === match.note,
            own: row.note || t`None`,
            other: match.note || t`None`,
          },
        ]
      : []),
  ]
  const changed = row.changes.map(({ field, before, after }) => ({
    name: fieldLabel(field),
    isSame: false,
    own: after || t`None`,
    other: before || t`None`,
  }))
  const lines = row.verdict === 'CHANGED' ? changed : compared
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="control" overflow="clip">
      <chakra.table w="100%" tableLayout="fixed" textStyle="small" borderCollapse="collapse">
        <thead>
          <tr>
            <Head w={{ base: '100px', md: '112px' }}>
              <VisuallyHidden>{t`Field`}</VisuallyHidden>
            </Head>
            <Head scope="col">{t`In the file`}</Head>
            <Head scope="col">
              <TextLink tabIndex={-1} to={transactionsPath({ from: match.date, to: match.date })}>
                {t`Existing`}
              </TextLink>
              <Box as="span" hideBelow="md">
                {' · '}
                {t`by ${{ name: match.authorName }}`}
              </Box>
            </Head>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, isSame, own, other }) => (
            <chakra.tr key={name} verticalAlign="top">
              <Head scope="row" borderTopWidth="1px">
                {name}
              </Head>
              <Value isSame={isSame}>{own}</Value>
              <Value isSame={isSame}>{other}</Value>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function Value({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  return (
    <chakra.td
      px="12px"
      py="6px"
      borderTopWidth="1px"
      borderStartWidth="1px"
      borderColor="border.muted"
      overflowWrap="anywhere"
      bg={isSame ? undefined : 'warning.subtle'}
    >
      {children}
      {!isSame && <VisuallyHidden> {t`differs`}</VisuallyHidden>}
    </chakra.td>
  )
}

const Head = chakra('th', {
  base: {
    px: '12px',
    py: '6px',
    textAlign: 'start',
    fontWeight: '400',
    color: 'fg.muted',
    borderColor: 'border.muted',
  },
})
