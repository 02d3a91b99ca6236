import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type ImportSheetFragment, useChangeImportLayoutMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useIsPhone } from '../../../shared/hooks/use-viewport.ts'
import { LayoutSettings, type LayoutViewProps } from './LayoutSettings.tsx'
import { areSame, draftOf, gapIn, headingOf, inputOf, type LayoutDraft, summaryOf, widthOf } from './layout-choice.ts'
import { MappingTable } from './MappingTable.tsx'
import { RoleSelect } from './RoleSelect.tsx'

interface MappingPanelProps {
  found: ImportSheetFragment
  mayWrite: boolean
  /** True opens the panel, for a user who wants to choose a column. */
  isAsked: boolean
}

/** Shows and edits how a table is read, with its first rows. Collapsed if the layout is certain. */
export function MappingPanel({ found, mayWrite, isAsked }: MappingPanelProps) {
  const { id, sample, layout, isRemembered } = found
  const isPhone = useIsPhone()
  const panelId = useId()
  const known = draftOf(layout)
  const [draft, setDraft] = useState<LayoutDraft>(known)
  const [isOpen, setOpen] = useState(isAsked || !isSure(found))
  const [read, { loading, error }] = useChangeImportLayoutMutation()
  const isChanged = !areSame(draft, known)
  const gap = gapIn(draft)
  const apply = async () => {
    const input = inputOf(draft)
    // The error is shown below.
    if (input) await read({ variables: { id, layout: input } }).catch(() => undefined)
  }
  const view = { sample, draft, onChange: mayWrite ? setDraft : null }

  return (
    <Box
      as="section"
      aria-labelledby={`${panelId}-name`}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      overflow="clip"
    >
      <h2>
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          display="flex"
          alignItems="center"
          gap="12px"
          w="100%"
          minH="50px"
          px={{ base: '16px', md: '20px' }}
          py="8px"
          textAlign="start"
          cursor="pointer"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.hover' }}
        >
          <Box flex="1" minW="0" display={{ md: 'flex' }} alignItems="baseline" gap="12px">
            <Box as="span" id={`${panelId}-name`} textStyle="section" flexShrink="0">
              {t`Column mapping`}
            </Box>
            <Box as="span" display="block" textStyle="small" color="fg.muted">
              {isRemembered ? t`Using your saved mapping` : layout ? summaryOf(known, widthOf(sample)) : t`Not set`}
            </Box>
          </Box>
          <Box
            color="fg.muted"
            transform={isOpen ? 'rotate(180deg)' : undefined}
            transition="transform 120ms"
            aria-hidden
          >
            <ChevronDown size={18} strokeWidth={1.75} />
          </Box>
        </chakra.button>
      </h2>
      <Box id={panelId} hidden={!isOpen}>
        <LayoutSettings {...view} />
        {isPhone ? <MappingList {...view} /> : <MappingTable {...view} />}
        {mayWrite && (
          <Flex
            align="center"
            gap="8px 12px"
            wrap="wrap"
            px={{ base: '16px', md: '20px' }}
            py="12px"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Text
              me="auto"
              textStyle="small"
              role={error || gap ? 'alert' : undefined}
              color={error ? 'over.fg' : gap ? 'warning.fg' : 'fg.muted'}
            >
              {error ? messageOf(error) : (gap ?? t`This mapping is saved for files with the same header.`)}
            </Text>
            {isChanged && (
              <Button variant="ghost" colorPalette="gray" onClick={() => setDraft(known)}>
                {t`Reset`}
              </Button>
            )}
            <Button
              variant="outline"
              colorPalette="gray"
              disabled={!isChanged || gap !== null || loading}
              aria-busy={loading}
              onClick={() => void apply()}
            >
              {loading ? t`Reading` : t`Apply mapping`}
            </Button>
          </Flex>
        )}
      </Box>
    </Box>
  )
}

/** Returns true if no row lacks a date or an amount, or if the layout is a remembered one. */
function isSure({ layout, isRemembered, rowCount, leftOut, skippedCount }: ImportSheetFragment): boolean {
  if (!layout || rowCount === 0) return false
  return (
    isRemembered || !(skippedCount > 0 || leftOut.some(({ reason }) => reason === 'NO_AMOUNT' || reason === 'NO_DATE'))
  )
}

function MappingList(props: LayoutViewProps) {
  const { sample, draft } = props
  const columns = Array.from({ length: widthOf(sample) }, (_, column) => column)
  return (
    <Box as="ul" listStyleType="none" aria-label={t`Columns in the file`}>
      {columns.map((column) => (
        <Flex
          as="li"
          key={column}
          align="center"
          gap="12px"
          px="16px"
          py="8px"
          minH="60px"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <Box flex="1" minW="0">
            <Box textStyle="strong" truncate>
              {headingOf(sample, draft, column)}
            </Box>
            <Box textStyle="caption" color="fg.muted" truncate>
              {examplesOf(props, column)}
            </Box>
          </Box>
          <Box w="152px" flexShrink="0">
            <RoleSelect {...props} column={column} />
          </Box>
        </Flex>
      ))}
    </Box>
  )
}

/** Returns up to three distinct values of a column. */
function examplesOf({ sample, draft }: LayoutViewProps, column: number): string {
  const held = sample.slice(draft.above).map((cells) => cells[column] ?? '')
  return [...new Set(held.filter((cell) => cell !== ''))].slice(0, 3).join(' · ') || t`Empty`
}
