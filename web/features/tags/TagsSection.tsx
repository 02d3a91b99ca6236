import { Box, Button, Flex } from '@chakra-ui/react'
import { Merge, Pencil, Plus, Tag as TagIcon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../app/session/permissions.ts'
import { type TagListQuery, useTagListQuery } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { TagMark } from '../../shared/display/TagMark.tsx'
import { countOf } from '../../shared/format/pluralize.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { RowMenu, type RowMenuWords } from '../../shared/overlays/RowMenu.tsx'
import { useTagChanges } from './changes.ts'
import { MergeTagDialog } from './MergeTagDialog.tsx'
import { TagDialog } from './TagDialog.tsx'

export type CountedTag = TagListQuery['tags'][number]

type Deed = 'edit' | 'merge' | 'delete'

const words: RowMenuWords<Deed> = {
  edit: { label: 'Rename and colour', icon: Pencil },
  merge: { label: 'Merge into another', icon: Merge },
  delete: { label: 'Delete', icon: Trash2 },
}

/** The tags, with how many transactions have each. */
export function TagsSection() {
  const mayEdit = useMay('PLANS_WRITE')
  const mayManage = useMay('CATEGORIES_MANAGE')
  const { remove } = useTagChanges()
  const { data, error, refetch } = useTagListQuery({ fetchPolicy: 'cache-and-network' })
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<{ deed: Deed; tag: CountedTag } | null>(null)
  const close = () => {
    setAdding(false)
    setChosen(null)
    void refetch().catch(() => undefined)
  }
  const deeds: Deed[] = [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(mayManage ? ([...(data && data.tags.length > 1 ? (['merge'] as const) : []), 'delete'] as const) : []),
  ]
  const add = mayEdit && (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
      <Plus strokeWidth={1.75} />
      New tag
    </Button>
  )

  return (
    <>
      <Panel
        title="Tags"
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
                    <TagMark tag={tag} />
                  </Box>
                  <TextLink to={`/transactions?tag=${tag.id}`} textStyle="small" whiteSpace="nowrap">
                    {countOf(tag.transactionCount, 'transaction')}
                  </TextLink>
                  <RowMenu name={tag.name} words={words} deeds={deeds} onChoose={(deed) => setChosen({ deed, tag })} />
                </Flex>
              ))}
            </Box>
          ) : (
            <EmptyState icon={TagIcon} title="No tags yet" action={add}>
              A tag marks transactions across categories: a trip, a project, what is to be paid back.
            </EmptyState>
          )
        ) : error ? (
          <ErrorState title="The tags did not load" onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <SkeletonRows count={5} />
        )}
      </Panel>
      {(isAdding || chosen?.deed === 'edit') && <TagDialog tag={chosen?.tag ?? null} onClose={close} />}
      {chosen?.deed === 'merge' && (
        <MergeTagDialog
          tag={chosen.tag}
          others={(data?.tags ?? []).filter(({ id }) => id !== chosen.tag.id)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={chosen?.deed === 'delete'}
        onClose={close}
        title={`Delete the tag ${chosen?.tag.name}?`}
        confirm="Delete"
        pending="Deleting"
        tone="over"
        onConfirm={() => chosen && remove(chosen.tag.id)}
      >
        {chosen?.tag.transactionCount
          ? `${countOf(chosen.tag.transactionCount, 'transaction')} will no longer have it. You can undo this.`
          : 'No transaction has it. You can undo this.'}
      </ConfirmDialog>
    </>
  )
}
