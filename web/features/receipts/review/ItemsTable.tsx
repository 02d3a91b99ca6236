import { Box, Button, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { CircleAlert, Plus } from 'lucide-react'
import type { CategoryRowFragment, ReceiptReviewFragment } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { choicesFor } from '../../../shared/format/refunds.ts'
import { itemDoubtIn } from './checks.ts'
import { ItemRow } from './ItemRow.tsx'
import { ItemSums } from './ItemSums.tsx'
import type { Review } from './review-state.ts'

interface ItemsTableProps {
  receipt: ReceiptReviewFragment
  review: Review
  categories: readonly CategoryRowFragment[]
  error: string | undefined
}

export function ItemsTable({ receipt, review, categories, error }: ItemsTableProps) {
  const { form, checks } = review
  const type = receipt.items[0]?.type ?? 'EXPENSE'
  const choices = choicesFor(categories, type)
  const saved = receipt.items.filter(({ state }) => state === 'APPROVED' || state === 'MERGED')

  return (
    <Panel
      isList
      title={t`Items`}
      note={form.items.length}
      aside={
        <Button variant="plain" onClick={review.addItem} textStyle="label">
          <Plus strokeWidth={2} />
          {t`Add item`}
        </Button>
      }
    >
      {saved.length > 0 && (
        <Text
          px={{ base: '16px', md: '20px' }}
          py="10px"
          borderTopWidth="1px"
          borderColor="border.muted"
          textStyle="small"
          color="fg.muted"
        >
          {plural({ count: saved.length }, { one: '# item is already saved.', other: '# items are already saved.' })}
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-label={t`Items`}>
        {form.items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            position={index + 1}
            name={itemName(form.items, index)}
            currency={form.fields.currency}
            choices={choices}
            doubt={itemDoubtIn(receipt, form, checks, item)}
            isFocused={review.target?.kind === 'item' && review.target.key === item.key}
            onAttend={(part) => review.setTarget({ kind: 'item', key: item.key, part })}
            onChange={(changes) => review.setItem(item.key, changes)}
            onRemove={() => review.removeItem(item.key)}
          />
        ))}
      </Box>
      {error && (
        <Text
          role="alert"
          px={{ base: '16px', md: '20px' }}
          py="8px"
          display="flex"
          gap="6px"
          textStyle="small"
          color="over.fg"
        >
          <CircleAlert size={15} strokeWidth={2} aria-hidden />
          {error}
        </Text>
      )}
      <ItemSums
        amounts={[...saved.map(({ amount }) => amount.value), ...form.items.map(({ amount }) => amount || '0')]}
        fields={form.fields}
        discount={receipt.discount.value}
      />
    </Panel>
  )
}

/** Returns a name for labels that differs from the names of the other items. */
function itemName(items: readonly { description: string }[], index: number): string {
  const name = items[index]?.description.trim() ?? ''
  const position = index + 1
  if (name === '') return t`item ${position}`
  return items.some((item, at) => at !== index && item.description.trim() === name)
    ? t`${name}, item ${position}`
    : name
}
