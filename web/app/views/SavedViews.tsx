import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Bookmark, Check, ChevronDown, Pencil, Plus, Rss, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type SavedViewRowFragment, useSavedViewsQuery, type ViewPage } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { viewFeed } from '../../shared/format/feeds.ts'
import { lazyComponent } from '../../shared/hooks/lazy-component.tsx'
import { DropdownMenu } from '../../shared/overlays/DropdownMenu.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { usePermission } from '../session/permissions.ts'
import { useUser } from '../session/session.tsx'
import { useOpenView } from './open-view.ts'
import { useViewChanges } from './saved-views.ts'

const ViewNameDialog = lazyComponent(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog)

const FeedDialog = lazyComponent(async () => (await import('../feeds/FeedDialog.tsx')).FeedDialog)

interface SavedViewsProps {
  page: ViewPage
  /** The filters of the page as URL parameters: 'type=EXPENSE&month=2026-11'. */
  address: string
  /** Shows the menu as a chip in a line of filters. */
  isChip?: boolean
}

export function SavedViews({ page, address, isChip = false }: SavedViewsProps) {
  const { id: userId } = useUser()
  const mayDeleteOthers = usePermission('OTHERS_DELETE')
  const mayShare = usePermission('TRANSACTIONS_WRITE')
  const [, setSearch] = useSearchParams()
  const { data } = useSavedViewsQuery({ variables: { page } })
  const views = data?.savedViews ?? []
  const [open, setOpenView] = useOpenView(page, views, address)
  const { update, remove } = useViewChanges()
  const [dialog, setDialog] = useState<'new' | 'rename' | 'feed' | null>(null)

  const show = (view: SavedViewRowFragment) => {
    setOpenView(view.id)
    setSearch(new URLSearchParams(view.address))
  }
  const view = open?.view
  const name = view?.name
  const isMine = view?.owner.id === userId
  const attempt = (work: Promise<void>) => void work.catch((error) => showToast.error(messageOf(error)))
  const actions: Record<string, () => void> = {
    new: () => setDialog('new'),
    rename: () => setDialog('rename'),
    feed: () => setDialog('feed'),
    share: () => view && attempt(update(view.id, { isShared: !view.isShared })),
    delete: () => view && attempt(remove(view, ({ id }) => setOpenView(id))),
  }

  return (
    <Flex gap="8px" align="center" wrap={isChip ? undefined : 'wrap'} flexShrink="0">
      <DropdownMenu
        placement="bottom-start"
        onSelect={({ value }) => {
          const chosen = views.find(({ id }) => id === value)
          if (chosen) show(chosen)
          else actions[value]?.()
        }}
        trigger={
          <Button
            variant="outline"
            colorPalette="gray"
            size="md"
            aria-label={name ? t`View: ${name}` : t`Views`}
            maxW="240px"
            {...(isChip && chip)}
          >
            <Bookmark strokeWidth={1.75} />
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name ?? t`Views`}</span>
            <ChevronDown size={15} strokeWidth={2} />
          </Button>
        }
        content={{ maxH: 'min(420px, var(--available-height))', overflowY: 'auto', minW: '240px' }}
      >
        {(Menu) => (
          <>
            {views.map((each) => (
              <Menu.Item key={each.id} value={each.id}>
                {each.name}
                {each.isShared && <Users size={14} strokeWidth={2} role="img" aria-label={sharedLabel(each, userId)} />}
                {each === view && (
                  <Check
                    strokeWidth={2}
                    style={{ marginInlineStart: 'auto' }}
                    role="img"
                    aria-label={t({ message: 'Open', context: 'current view' })}
                  />
                )}
              </Menu.Item>
            ))}
            {views.length > 0 && <Menu.Separator />}
            <Menu.Item value="new">
              <Plus strokeWidth={1.75} />
              {t`Save this view`}
            </Menu.Item>
            {isMine && (
              <Menu.Item value="rename">
                <Pencil strokeWidth={1.75} />
                {t`Rename`}
              </Menu.Item>
            )}
            {isMine && (mayShare || view.isShared) && (
              <Menu.Item value="share">
                <Users strokeWidth={1.75} />
                {view.isShared ? t`Stop sharing` : t`Share with all members`}
              </Menu.Item>
            )}
            {view?.page === 'TRANSACTIONS' && (
              <Menu.Item value="feed">
                <Rss strokeWidth={1.75} />
                {t`Spreadsheet feed`}
              </Menu.Item>
            )}
            {view && (isMine || mayDeleteOthers) && (
              <Menu.Item value="delete" color="over.fg">
                <Trash2 strokeWidth={1.75} />
                {t`Delete`}
              </Menu.Item>
            )}
          </>
        )}
      </DropdownMenu>
      {open?.isChanged && (
        <Flex role="status" align="center" textStyle="small" color="fg.muted" flexShrink="0">
          {t`Changed`}
          {isMine && (
            <Button variant="plain" px="8px" h="32px" onClick={() => attempt(update(open.view.id, { address }))}>
              {t`Update`}
            </Button>
          )}
          <Button variant="plain" px="8px" h="32px" onClick={() => show(open.view)}>
            {t`Revert`}
          </Button>
        </Flex>
      )}
      {dialog === 'feed' && view && (
        <FeedDialog
          path={viewFeed(view.id)}
          title={t`Spreadsheet feed`}
          tokenName={t`Feed of ${{ name: view.name }}`}
          onClose={() => setDialog(null)}
        >
          {t`Open the address in a spreadsheet, which then loads the transactions of ${{ name: view.name }} as CSV.`}
        </FeedDialog>
      )}
      {(dialog === 'new' || dialog === 'rename') && (
        <ViewNameDialog
          page={page}
          address={address}
          renamed={dialog === 'rename' ? view : undefined}
          mayShare={mayShare}
          onSaved={setOpenView}
          onClose={() => setDialog(null)}
        />
      )}
    </Flex>
  )
}

const chip = {
  h: '32px',
  px: '10px',
  gap: '6px',
  maxW: '180px',
  textStyle: 'label',
  color: 'fg.muted',
  borderColor: 'border',
  boxShadow: 'none',
}

function sharedLabel({ owner }: SavedViewRowFragment, userId: string): string {
  const { id, name } = owner
  return id === userId ? t`Shared` : t`Shared by ${name}`
}
