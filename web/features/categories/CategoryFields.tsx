import { Flex, Input, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { FormField } from '../../shared/FormField.tsx'
import { ColorChoice } from './ColorChoice.tsx'
import { IconChoice } from './IconChoice.tsx'
import type { CategoryLook } from './look.ts'

interface CategoryFieldsProps {
  look: CategoryLook
  onChange: (changes: Partial<CategoryLook>) => void
  errors: Record<string, string>
  /** Between the name and the colour: the type. */
  children?: ReactNode
}

export function CategoryFields({ look, onChange, errors, children }: CategoryFieldsProps) {
  return (
    <Stack gap="16px">
      <FormField label="Name" error={errors.name}>
        <Flex gap="12px" align="center" width="100%">
          <CategoryTile category={look} size={36} />
          <Input
            value={look.name}
            maxLength={120}
            autoComplete="off"
            autoFocus
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Flex>
      </FormField>
      {children}
      <ColorChoice value={look.color} onChange={(color) => onChange({ color })} error={errors.color} />
      <IconChoice value={look.icon} color={look.color} onChange={(icon) => onChange({ icon })} error={errors.icon} />
    </Stack>
  )
}
