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
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { TagBadge } from '../../../shared/display/TagMark.tsx'

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
  error: string | null
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

export function BulkActions({ actions, draw }: { actions: BulkActionHandlers; draw: DrawAction }) {
  const { areReviewed, onReview, onDelete, error } = actions
  return (
    <>
      <CategoryAction actions={actions}>{draw({ icon: Tag, label: 'Category' })}</CategoryAction>
      <TagsAction actions={actions}>{draw({ icon: Hash, label: 'Tags' })}</TagsAction>
      {draw({
        icon: CheckCheck,
        label: areReviewed ? 'Not reviewed' : 'Mark reviewed',
        onClick: onReview,
      })}
      <MoreAction actions={actions}>{draw({ icon: Ellipsis, label: 'More' })}</MoreAction>
      {draw({
        icon: Trash2,
        label: 'Delete',
        isDanger: true,
        isDisabled: error !== null,
        tip: error,
        onClick: onDelete,
      })}
    </>
  )
}

interface ActionProps {
  actions: BulkActionHandlers
  children: ReactNode
}

function CategoryAction({ actions, children }: ActionProps) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const options = (type: CategoryType) => (data?.categories ?? []).filter((category) => category.type === type)
  const groups = (['EXPENSE', 'INCOME'] as const).filter((type) => actions.type === null || actions.type === type)
  const file = (category: CategoryRowFragment) =>
    actions.onChange({ categoryId: category.id }, `now in ${category.name}`)
  return (
    <ActionMenu menu="category" actions={actions} trigger={children}>
      {(choose) => (
        <>
          <Menu.Item
            value="none"
            onSelect={() => choose(() => actions.onChange({ clearCategory: true }, 'now without a category'))}
          >
            <CategoryTile category={null} />
            Uncategorised
          </Menu.Item>
          {groups.map((type) => (
            <Menu.ItemGroup key={type}>
              {groups.length > 1 && (
                <Menu.ItemGroupLabel>{type === 'EXPENSE' ? 'Expense' : 'Income'}</Menu.ItemGroupLabel>
              )}
              {options(type).map((category) => (
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

function TagsAction({ actions, children }: ActionProps) {
  const { data } = useTagsQuery()
  const tags = data?.tags ?? []
  const tagsInSelection = tags.filter(({ id }) => actions.tagIds?.has(id) ?? true)
  return (
    <ActionMenu menu="tags" actions={actions} trigger={children}>
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
                  onSelect={() => choose(() => actions.onChange({ addTagIds: [tag.id] }, `tagged ${tag.name}`))}
                >
                  <TagBadge tag={tag} />
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
                  onSelect={() => choose(() => actions.onChange({ removeTagIds: [tag.id] }, `without ${tag.name} now`))}
                >
                  <TagBadge tag={tag} />
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          )}
        </>
      )}
    </ActionMenu>
  )
}

function MoreAction({ actions, children }: ActionProps) {
  const { data } = useMembersQuery()
  return (
    <ActionMenu menu="more" actions={actions} trigger={children}>
      {(choose) => (
        <>
          <Menu.Item value="date" onSelect={() => choose(actions.onDate)}>
            Change the date
          </Menu.Item>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>Paid by</Menu.ItemGroupLabel>
            {(data?.members ?? []).map(({ id, name }) => (
              <Menu.Item
                key={id}
                value={id}
                onSelect={() => choose(() => actions.onChange({ paidBy: id }, `paid by ${name}`))}
              >
                <UserAvatar name={name} size={22} />
                {name}
              </Menu.Item>
            ))}
            <Menu.Item
              value="nobody"
              onSelect={() => choose(() => actions.onChange({ clearPaidBy: true }, 'paid by nobody in particular'))}
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
  actions: BulkActionHandlers
  trigger: ReactNode
  /** `choose` runs an action after the menu has closed, so that a dialog receives the focus. */
  children: (choose: (action: () => void) => void) => ReactNode
}

function ActionMenu({ menu, actions, trigger, children }: ActionMenuProps) {
  const chosen = useRef<() => void>(undefined)
  return (
    <Menu.Root
      open={actions.open === menu}
      onOpenChange={({ open }) => actions.onOpen(open ? menu : null)}
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
            {children((action) => {
              chosen.current = action
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
