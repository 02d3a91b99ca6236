import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CategoryRowFragment, CategoryUsageRowFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { inTreeOrder } from '../../shared/format/category-tree.ts'
import { type CategoryAction, CategoryRow } from './CategoryRow.tsx'
import { type CategoryPosition, withPosition } from './category-position.ts'
import { type Moving, useMoving } from './use-moving.ts'

interface CategoryListProps {
  title: string
  categories: readonly CategoryRowFragment[]
  usage: ReadonlyMap<string, CategoryUsageRowFragment>
  actionsOf: (category: CategoryRowFragment) => readonly CategoryAction[]
  onChoose: (action: CategoryAction, category: CategoryRowFragment) => void
  onMove: ((category: CategoryRowFragment, position: CategoryPosition) => Promise<void>) | null
  showsArchived: boolean
  onShowArchived: (shows: boolean) => void
}

export function CategoryList(props: CategoryListProps) {
  const { title, categories, onMove, showsArchived, onShowArchived } = props
  const archivedId = useId()
  const active = categories.filter(({ archived }) => !archived)
  const archived = categories.filter((each) => each.archived)
  const rows = inTreeOrder(active).map((row) => ({
    ...row,
    parentId: active.some(({ id }) => id === row.parentId) ? row.parentId : null,
  }))
  const moving = useMoving(rows, async (id, position) => {
    const category = active.find((each) => each.id === id)
    if (category && onMove) await onMove(category, position)
  })
  const { held } = moving
  const archivedCount = archived.length
  const shown = held ? withPosition(rows, held.id, held.position) : rows
  const rowOf = (category: CategoryRowFragment, handle: ReactNode = null) => (
    <CategoryRow
      category={category}
      usage={props.usage.get(category.id)}
      actions={props.actionsOf(category)}
      onChoose={(action) => props.onChoose(action, category)}
      handle={handle}
    />
  )

  return (
    <Panel title={title} note={active.length} isList>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column">
        {rows.map((row) => {
          const at = shown.findIndex(({ id }) => id === row.id)
          const isBelow = shown[at]?.parentId != null
          const isHeld = held?.id === row.id || (held !== null && row.parentId === held.id)
          return (
            <Box
              as="li"
              key={row.id}
              // Only the visual order changes during a move. The DOM order stays, so that the handle keeps the focus
              // and the pointer.
              order={at}
              borderTopWidth="1px"
              borderColor="border.muted"
              ps={isBelow ? { base: '24px', md: '32px' } : '0'}
              bg={isHeld ? 'bg.hover' : undefined}
              boxShadow={held?.id === row.id ? 'inset 3px 0 0 {colors.accent.solid}' : undefined}
            >
              {rowOf(row, onMove && <Handle name={row.name} isHeld={held?.id === row.id} {...moving.handle(row.id)} />)}
            </Box>
          )
        })}
      </Box>
      <VisuallyHidden role="status">{moving.announcement}</VisuallyHidden>
      {active.length === 0 && (
        <Box px="20px" py="14px" borderTopWidth="1px" color="fg.muted">
          {onMove ? t`No categories yet. Choose New category to add one.` : t`No categories yet.`}
        </Box>
      )}
      {archived.length > 0 && (
        <Box borderTopWidth="1px">
          <Button
            variant="ghost"
            colorPalette="gray"
            width="100%"
            justifyContent="flex-start"
            borderRadius="0"
            h="46px"
            px={{ base: '16px', md: '20px' }}
            color="fg.muted"
            aria-expanded={showsArchived}
            aria-controls={archivedId}
            _expanded={{ bg: 'transparent', _hover: { bg: 'bg.hover' } }}
            onClick={() => onShowArchived(!showsArchived)}
          >
            {showsArchived ? <ChevronDown strokeWidth={1.75} /> : <ChevronRight strokeWidth={1.75} />}
            {t`Archived (${archivedCount})`}
          </Button>
          <Box as="ul" id={archivedId} listStyleType="none" hidden={!showsArchived}>
            {archived.map((category) => (
              <Box as="li" key={category.id} borderTopWidth="1px" borderColor="border.muted">
                {rowOf(category)}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  )
}

interface HandleProps extends ReturnType<Moving['handle']> {
  name: string
  isHeld: boolean
}

function Handle({ name, isHeld, ...events }: HandleProps) {
  return (
    <Grip type="button" aria-label={t`Move ${name}`} aria-pressed={isHeld} data-held={isHeld || undefined} {...events}>
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </Grip>
  )
}

const Grip = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: '32px', md: '24px' },
    alignSelf: 'stretch',
    flexShrink: '0',
    color: 'fg.muted',
    cursor: 'grab',
    // Touch drags the row instead of scrolling the page.
    touchAction: 'none',
    borderRadius: 'tag',
    focusVisibleRing: 'inside',
    '&[data-held]': { cursor: 'grabbing', color: 'accent.fg' },
    _hover: { color: 'fg' },
  },
})
