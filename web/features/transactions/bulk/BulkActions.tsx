import { Menu, Portal } from '@chakra-ui/react'
import { CheckCheck, CircleDashed, Ellipsis, Hash, type LucideIcon, Tag, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import {
  type BulkChangesInput,
  type CategoryRowFragment,
  type CategoryType,
  useCategoriesQuery,
  useMembersQuery,
  useTagsQuery,
} from '../../../generated.ts'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { PersonAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { TagMark } from '../../../shared/display/TagMark.tsx'

export interface BulkActionHandlers {
  type: CategoryType | null
  areReviewed: boolean
  /** Ids of tags that some of the selected transactions have, or null if unknown. */
  tagIds: ReadonlySet<string> | null
  /** `done` completes the toast about the changed transactions: "now in Groceries". */
  onChange: (changes: BulkChangesInput, done: string) => void
  onReview: () => void
  onDate: () => void
  onDelete: () => void
  refusal: string | null
  open: BulkMenu | null
  onOpen: (menu: BulkMenu | null) => void
}

export type BulkMenu = 'category' | 'tags' | 'more'

export type DrawAction = (action: {
  icon: LucideIcon
  label: string
  isDanger?: boolean
  isDisabled?: boolean
  tip?: string | null
  onClick?: () => void
}) => ReactNode

export function BulkActions({ deeds, draw }: { deeds: BulkActionHandlers; draw: DrawAction }) {
  const { areReviewed, onReview, onDelete, refusal } = deeds
  return (
    <>
      <CategoryAction deeds={deeds}>{draw({ icon: Tag, label: 'Category' })}</CategoryAction>
      <TagsAction deeds={deeds}>{draw({ icon: Hash, label: 'Tags' })}</TagsAction>
      {draw({
        icon: CheckCheck,
        label: areReviewed ? 'Not reviewed' : 'Mark reviewed',
        onClick: onReview,
      })}
      <MoreAction deeds={deeds}>{draw({ icon: Ellipsis, label: 'More' })}</MoreAction>
      {draw({
        icon: Trash2,
        label: 'Delete',
        isDanger: true,
        isDisabled: refusal !== null,
        tip: refusal,
        onClick: onDelete,
      })}
    </>
  )
}

interface ActionProps {
  deeds: BulkActionHandlers
  children: ReactNode
}

function CategoryAction({ deeds, children }: ActionProps) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const offered = (type: CategoryType) => (data?.categories ?? []).filter((category) => category.type === type)
  const groups = (['EXPENSE', 'INCOME'] as const).filter((type) => deeds.type === null || deeds.type === type)
  const file = (category: CategoryRowFragment) => deeds.onChange({ categoryId: category.id }, `now in ${category.name}`)
  return (
    <ActionMenu menu="category" deeds={deeds} trigger={children}>
      {(choose) => (
        <>
          <Menu.Item
            value="none"
            onSelect={() => choose(() => deeds.onChange({ clearCategory: true }, 'now without a category'))}
          >
            <CategoryTile category={null} />
            Uncategorised
          </Menu.Item>
          {groups.map((type) => (
            <Menu.ItemGroup key={type}>
              {groups.length > 1 && (
                <Menu.ItemGroupLabel>{type === 'EXPENSE' ? 'Expense' : 'Income'}</Menu.ItemGroupLabel>
              )}
              {offered(type).map((category) => (
                <Menu.Item key={category.id} value={category.id} onSelect={() => choose(() => file(category))}>
                  <CategoryTile category={category} />
                  {category.name}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          ))}
        </>
      )}
    </ActionMenu>
  )
}

function TagsAction({ deeds, children }: ActionProps) {
  const { data } = useTagsQuery()
  const tags = data?.tags ?? []
  const tagsInSelection = tags.filter(({ id }) => deeds.tagIds?.has(id) ?? true)
  return (
    <ActionMenu menu="tags" deeds={deeds} trigger={children}>
      {(choose) => (
        <>
          {tags.length === 0 && (
            <Menu.Item value="none" disabled>
              No tags yet: a transaction’s form makes them
            </Menu.Item>
          )}
          {tags.length > 0 && (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>Add</Menu.ItemGroupLabel>
              {tags.map((tag) => (
                <Menu.Item
                  key={tag.id}
                  value={`add ${tag.id}`}
                  valueText={tag.name}
                  onSelect={() => choose(() => deeds.onChange({ addTagIds: [tag.id] }, `tagged ${tag.name}`))}
                >
                  <TagMark tag={tag} />
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          )}
          {tagsInSelection.length > 0 && (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>Take off</Menu.ItemGroupLabel>
              {tagsInSelection.map((tag) => (
                <Menu.Item
                  key={tag.id}
                  value={`take ${tag.id}`}
                  valueText={tag.name}
                  onSelect={() => choose(() => deeds.onChange({ removeTagIds: [tag.id] }, `without ${tag.name} now`))}
                >
                  <TagMark tag={tag} />
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          )}
        </>
      )}
    </ActionMenu>
  )
}

function MoreAction({ deeds, children }: ActionProps) {
  const { data } = useMembersQuery()
  return (
    <ActionMenu menu="more" deeds={deeds} trigger={children}>
      {(choose) => (
        <>
          <Menu.Item value="date" onSelect={() => choose(deeds.onDate)}>
            Change the date
          </Menu.Item>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>Paid by</Menu.ItemGroupLabel>
            {(data?.members ?? []).map(({ id, name }) => (
              <Menu.Item
                key={id}
                value={id}
                onSelect={() => choose(() => deeds.onChange({ paidBy: id }, `paid by ${name}`))}
              >
                <PersonAvatar name={name} size={22} />
                {name}
              </Menu.Item>
            ))}
            <Menu.Item
              value="nobody"
              onSelect={() => choose(() => deeds.onChange({ clearPaidBy: true }, 'paid by nobody in particular'))}
            >
              <CircleDashed size={18} strokeWidth={1.75} aria-hidden />
              Nobody in particular
            </Menu.Item>
          </Menu.ItemGroup>
        </>
      )}
    </ActionMenu>
  )
}

interface ActionMenuProps {
  menu: BulkMenu
  deeds: BulkActionHandlers
  trigger: ReactNode
  /** `choose` runs an action after the menu has closed, so that a dialog receives the focus. */
  children: (choose: (deed: () => void) => void) => ReactNode
}

function ActionMenu({ menu, deeds, trigger, children }: ActionMenuProps) {
  const chosen = useRef<() => void>(undefined)
  return (
    <Menu.Root
      open={deeds.open === menu}
      onOpenChange={({ open }) => deeds.onOpen(open ? menu : null)}
      onExitComplete={() => {
        chosen.current?.()
        chosen.current = undefined
      }}
      positioning={{ placement: 'top-start' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="min(380px, var(--available-height))" overflowY="auto" minW="230px">
            {children((deed) => {
              chosen.current = deed
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
