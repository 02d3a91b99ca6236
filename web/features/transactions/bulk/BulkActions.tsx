import { t } from '@lingui/core/macro'
import { CheckCheck, CircleDashed, Ellipsis, Hash, type LucideIcon, Tag, Trash2 } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useNewCategory } from '../../../app/records/new-category.ts'
import {
  type BulkChangesInput,
  type CategoryType,
  useCategoriesQuery,
  useMembersQuery,
  useTagsQuery,
} from '../../../generated.ts'
import { categoryOptions, choiceOptions, uncategorised } from '../../../shared/controls/CategoryPicker.tsx'
import { chooseOrCreate, newNameOf } from '../../../shared/controls/new-option.ts'
import { SearchMenu, useSearchMenuOf } from '../../../shared/controls/search-menu.ts'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { TagBadge } from '../../../shared/display/TagMark.tsx'
import { choicesFor } from '../../../shared/format/refunds.ts'
import { DropdownMenu } from '../../../shared/overlays/DropdownMenu.tsx'
import type { MenuParts } from '../../../shared/overlays/menu-props.ts'
import { AccountItems } from './AccountItems.tsx'
import type { DescribeChanged } from './bulk-changes.ts'
import {
  describeMoved,
  describeNotPaid,
  describePaidBy,
  describeTagged,
  describeUncategorised,
  describeUntagged,
} from './bulk-labels.ts'

export interface BulkActionHandlers {
  type: CategoryType | null
  areReviewed: boolean
  /** Ids of tags that some of the selected transactions have, or null if unknown. */
  tagIds: ReadonlySet<string> | null
  onChange: (changes: BulkChangesInput, done: DescribeChanged) => void
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
  /** The label on phones, if it is shorter. */
  shortLabel?: string
  isDanger?: boolean
  isDisabled?: boolean
  tip?: string | null
  onClick?: () => void
  /** Attributes of a button that opens a menu. */
  trigger?: object
}) => ReactElement

export function BulkActions({ actions, draw }: { actions: BulkActionHandlers; draw: DrawAction }) {
  const { areReviewed, onReview, onDelete, error } = actions
  return (
    <>
      <CategoryAction actions={actions} draw={draw} />
      <TagsAction actions={actions}>{draw({ icon: Hash, label: t`Tags` })}</TagsAction>
      {draw({
        icon: CheckCheck,
        label: areReviewed ? t`Undo review` : t`Mark reviewed`,
        ...(!areReviewed && { shortLabel: t`Reviewed` }),
        onClick: onReview,
      })}
      <MoreAction actions={actions}>{draw({ icon: Ellipsis, label: t`More` })}</MoreAction>
      {draw({
        icon: Trash2,
        label: t`Delete`,
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
  children: ReactElement
}

function CategoryAction({ actions, draw }: { actions: BulkActionHandlers; draw: DrawAction }) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { anchor, trigger } = useSearchMenuOf(actions.open === 'category', (isOpen) =>
    actions.onOpen(isOpen ? 'category' : null),
  )
  const categories = data?.categories ?? []
  const options = actions.type
    ? choiceOptions(choicesFor(categories, actions.type))
    : (['EXPENSE', 'INCOME'] as const).flatMap((type) =>
        categoryOptions(choicesFor(categories, type).categories, type === 'EXPENSE' ? t`Expense` : t`Income`),
      )
  const onCreate = useNewCategory(actions.type ?? 'EXPENSE')
  const choose = (id: string, newName?: string | null) => {
    const name = newName ?? categories.find((each) => each.id === id)?.name
    if (name) actions.onChange({ categoryId: id }, describeMoved(name))
    else actions.onChange({ clearCategory: true }, describeUncategorised)
  }
  return (
    <>
      {draw({ icon: Tag, label: t`Category`, trigger })}
      <SearchMenu
        {...anchor}
        label={t`Category`}
        placeholder={t`Search categories`}
        noneFound={t`No such category`}
        options={[uncategorised(), ...options]}
        chosen={[]}
        hasNew={actions.type !== null && onCreate !== undefined}
        placement="top-start"
        onChoose={(value) => void chooseOrCreate(value, onCreate, (id) => choose(id, newNameOf(value)))}
      />
    </>
  )
}

function TagsAction({ actions, children }: ActionProps) {
  const { data } = useTagsQuery()
  const tags = data?.tags ?? []
  const tagsInSelection = tags.filter(({ id }) => actions.tagIds?.has(id) ?? true)
  return (
    <ActionMenu menu="tags" actions={actions} trigger={children}>
      {(Menu, choose) => (
        <>
          {tags.length === 0 && (
            <Menu.Item value="none" disabled>
              {t`No tags yet. Add one to a transaction first.`}
            </Menu.Item>
          )}
          {tags.length > 0 && (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t`Add`}</Menu.ItemGroupLabel>
              {tags.map((tag) => (
                <Menu.Item
                  key={tag.id}
                  value={`add ${tag.id}`}
                  valueText={tag.name}
                  onSelect={() => choose(() => actions.onChange({ addTagIds: [tag.id] }, describeTagged(tag.name)))}
                >
                  <TagBadge tag={tag} />
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          )}
          {tagsInSelection.length > 0 && (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t`Remove`}</Menu.ItemGroupLabel>
              {tagsInSelection.map((tag) => (
                <Menu.Item
                  key={tag.id}
                  value={`take ${tag.id}`}
                  valueText={tag.name}
                  onSelect={() =>
                    choose(() => actions.onChange({ removeTagIds: [tag.id] }, describeUntagged(tag.name)))
                  }
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
      {(Menu, choose) => (
        <>
          <Menu.Item value="date" onSelect={() => choose(actions.onDate)}>
            {t`Change date`}
          </Menu.Item>
          <AccountItems Menu={Menu} onChoose={(changes, done) => choose(() => actions.onChange(changes, done))} />
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>{t`Paid by`}</Menu.ItemGroupLabel>
            {(data?.members ?? []).map(({ id, name }) => (
              <Menu.Item
                key={id}
                value={id}
                onSelect={() => choose(() => actions.onChange({ paidBy: id }, describePaidBy(name)))}
              >
                <UserAvatar name={name} size={22} />
                {name}
              </Menu.Item>
            ))}
            <Menu.Item
              value="nobody"
              onSelect={() => choose(() => actions.onChange({ clearPaidBy: true }, describeNotPaid))}
            >
              <CircleDashed size={18} strokeWidth={1.75} aria-hidden />
              {t`Not set`}
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
  trigger: ReactElement
  /** `choose` runs an action after the menu has closed, so that a dialog receives the focus. */
  children: (Menu: MenuParts, choose: (action: () => void) => void) => ReactNode
}

function ActionMenu({ menu, actions, trigger, children }: ActionMenuProps) {
  const chosen = useRef<() => void>(undefined)
  return (
    <DropdownMenu
      open={actions.open === menu}
      onOpenChange={({ open }) => actions.onOpen(open ? menu : null)}
      onExitComplete={() => {
        chosen.current?.()
        chosen.current = undefined
      }}
      placement="top-start"
      trigger={trigger}
      content={{ maxH: 'min(380px, var(--available-height))', overflowY: 'auto', minW: '230px' }}
    >
      {(Menu) =>
        children(Menu, (action) => {
          chosen.current = action
        })
      }
    </DropdownMenu>
  )
}
