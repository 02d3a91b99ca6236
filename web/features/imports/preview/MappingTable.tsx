import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { LayoutViewProps } from './LayoutSettings.tsx'
import { headingOf, roleOf, widthOf } from './layout-choice.ts'
import { RoleSelect } from './RoleSelect.tsx'

/** Number of rows to show below the header. */
const shown = 6

export function MappingTable(props: LayoutViewProps) {
  const { sample, draft } = props
  const columns = Array.from({ length: widthOf(sample) }, (_, column) => column)
  const rows = sample.slice(0, draft.above + shown)
  return (
    <Box
      role="region"
      aria-label={t`First rows of the file`}
      tabIndex={0}
      overflow="auto"
      maxH="372px"
      borderTopWidth="1px"
      focusVisibleRing="inside"
    >
      <chakra.table borderCollapse="separate" borderSpacing="0" minW="100%" textStyle="small">
        <thead>
          <tr>
            <NumberCell as="th" position="sticky" top="0" zIndex="1" bg="bg.panel">
              <VisuallyHidden>{t`Row`}</VisuallyHidden>
            </NumberCell>
            {columns.map((column) => (
              <chakra.th
                key={column}
                scope="col"
                position="sticky"
                top="0"
                zIndex="1"
                bg="bg.panel"
                minW="148px"
                py="8px"
                pe="8px"
                borderBottomWidth="1px"
                fontWeight="400"
                textAlign="start"
              >
                <RoleSelect {...props} column={column} />
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => {
            const isHeading = at === draft.above - 1
            return (
              // Rows of a file have no other identity than their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <chakra.tr key={at} bg={at < draft.above ? 'bg.subtle' : undefined}>
                <NumberCell>{at + 1}</NumberCell>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    title={cells[column]}
                    color={
                      isHeading
                        ? 'fg'
                        : at < draft.above || roleOf(draft, column) === 'ignored'
                          ? 'fg.muted'
                          : undefined
                    }
                    fontWeight={isHeading ? '600' : '400'}
                    aria-label={isHeading ? headerLabel(headingOf(sample, draft, column)) : undefined}
                  >
                    {cells[column]}
                  </Cell>
                ))}
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const headerLabel = (name: string) => t`Header: ${name}`

const Cell = chakra('td', {
  base: {
    maxW: '240px',
    h: '32px',
    px: '12px',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
})

const NumberCell = chakra('td', {
  base: {
    w: '40px',
    px: '8px',
    textAlign: 'end',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'caption',
  },
})
