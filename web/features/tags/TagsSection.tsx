import { Box, Button, Flex, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Merge, Pencil, Plus, Tag as TagIcon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../app/session/permissions.ts'
import { type TagRowFragment, useTagListQuery } from '../../generated.ts'
import { ColorChoice } from '../../shared/controls/ColorChoice.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { TagBadge } from '../../shared/display/TagMark.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { RowMenu, type RowMenuLabels } from '../../shared/overlays/RowMenu.tsx'
import { type CountedTag, useTagChanges } from './changes.ts'

type Action = 'edit' | 'merge' | 'delete'

const labels = (): RowMenuLabels<Action> => ({
  edit: { label: t`Rename and colour`, icon: Pencil },
  merge: { label: t`Merge into another tag`, icon: Merge },
  delete: { label: t`Delete`, icon: Trash2 },
})

export function TagsSection() {
  const mayEdit = usePermission('PLANS_WRITE')
  const mayManage = usePermission('CATEGORIES_MANAGE')
  const { remove } = useTagChanges()
  const locale = useLocale()
  const { data, error, refetch } = useTagListQuery({ fetchPolicy: 'cache-and-network' })
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<{ action: Action; tag: CountedTag } | null>(null)
  const close = () => {
    setAdding(false)
    setChosen(null)
    void refetch().catch(() => undefined)
  }
  const actions: Action[] = [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(mayManage ? ([...(data && data.tags.length > 1 ? (['merge'] as const) : []), 'delete'] as const) : []),
  ]
  const add = mayEdit && (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
      <Plus strokeWidth={1.75} />
      {t`New tag`}
    </Button>
  )

  return (
    <>
      <Panel
        title={t`Tags`}
        note={data && data.tags.length > 0 && String(data.tags.length)}
        aside={data && data.tags.length > 0 && add}
        isList
      >
        {data ? (
          data.tags.length > 0 ? (
            <Box as="ul" listStyleType="none">
              {data.tags.map((tag) => (
                <Flex
                  as="li"
                  key={tag.id}
                  align="center"
                  gap="12px"
                  minH={{ base: '60px', md: '46px' }}
                  ps={{ base: '16px', md: '20px' }}
                  pe="8px"
                  borderTopWidth="1px"
                  borderColor="border.muted"
                >
                  <Box flex="1" minW="0">
                    <TagBadge tag={tag} />
                  </Box>
                  <TextLink to={`/transactions?tag=${tag.id}`} textStyle="small" whiteSpace="nowrap">
                    {usesText(tag.transactionCount, locale)}
                  </TextLink>
                  <RowMenu
                    name={tag.name}
                    labels={labels()}
                    actions={actions}
                    onChoose={(action) => setChosen({ action, tag })}
                  />
                </Flex>
              ))}
            </Box>
          ) : (
            <EmptyState icon={TagIcon} title={t`No tags yet`} action={add}>
              {t`Use tags to group transactions across categories, such as a trip, a project or money you're owed.`}
            </EmptyState>
          )
        ) : error ? (
          <ErrorState title={t`Couldn't load tags`} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <SkeletonRows count={5} />
        )}
      </Panel>
      {(isAdding || chosen?.action === 'edit') && <TagDialog tag={chosen?.tag ?? null} onClose={close} />}
      {chosen?.action === 'merge' && (
        <MergeTagDialog
          tag={chosen.tag}
          others={(data?.tags ?? []).filter(({ id }) => id !== chosen.tag.id)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={chosen?.action === 'delete'}
        onClose={close}
        title={t`Delete the tag ${{ name: chosen?.tag.name ?? '' }}?`}
        confirm={t`Delete`}
        pending={t`Deleting`}
        tone="over"
        onConfirm={() => chosen && remove(chosen.tag.id)}
      >
        {deletionText(chosen?.tag.transactionCount ?? 0, locale)}
      </ConfirmDialog>
    </>
  )
}

/** @param tag null for a new tag */
function TagDialog({ tag, onClose }: { tag: TagRowFragment | null; onClose: () => void }) {
  const { create, update } = useTagChanges()
  const [name, setName] = useState(tag?.name ?? '')
  const [color, setColor] = useState(tag?.color ?? 1)
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const fields = fieldErrorsOf(error)

  const save = async () => {
    setPending(true)
    try {
      await (tag ? update(tag.id, { name, color }) : create(name, color))
      onClose()
    } catch (caught) {
      setError(caught)
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={tag ? t`Edit tag` : t`New tag`}
      size="question"
      action={t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      error={error !== null && Object.keys(fields).length === 0 ? messageOf(error) : null}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px">
        <FormField label={t`Name`} error={fields.name}>
          <Input value={name} maxLength={60} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </FormField>
        <ColorChoice value={color} onChange={setColor} error={fields.color} />
      </Stack>
    </FormDialog>
  )
}

interface MergeTagDialogProps {
  tag: CountedTag
  others: readonly CountedTag[]
  onClose: () => void
}

function MergeTagDialog({ tag, others, onClose }: MergeTagDialogProps) {
  const { merge } = useTagChanges()
  const locale = useLocale()
  const [into, setInto] = useState(others[0]?.id ?? '')
  const name = others.find(({ id }) => id === into)?.name ?? ''
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Merge the tag ${{ name: tag.name }}?`}
      confirm={t`Merge`}
      pending={t`Merging`}
      onConfirm={() => merge(tag.id, into, t`${{ tag: tag.name }} merged into ${{ other: name }}`)}
    >
      <Stack gap="12px">
        <FormField label={t`Merge into`}>
          <NativeSelect.Root>
            <NativeSelect.Field value={into} onChange={(event) => setInto(event.target.value)}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <span>{mergeText(tag.transactionCount, name, locale)}</span>
      </Stack>
    </ConfirmDialog>
  )
}

function usesText(count: number, locale: string): string {
  const transactions = new Intl.NumberFormat(locale).format(count)
  return t`${plural(count, { one: `${transactions} transaction`, other: `${transactions} transactions` })}`
}

function deletionText(count: number, locale: string): string {
  if (count === 0) return t`No transactions use this tag. You can undo this.`
  const transactions = new Intl.NumberFormat(locale).format(count)
  return t`${plural(count, {
    one: `${transactions} transaction will lose this tag. You can undo this.`,
    other: `${transactions} transactions will lose this tag. You can undo this.`,
  })}`
}

function mergeText(count: number, tag: string, locale: string): string {
  const transactions = new Intl.NumberFormat(locale).format(count)
  return t`${plural(count, {
    one: `${transactions} transaction will get the tag ${tag} instead. You can undo this.`,
    other: `${transactions} transactions will get the tag ${tag} instead. You can undo this.`,
  })}`
}
