import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useRef, useState } from 'react'
import { Withdrawn } from '../../app/session/CannotWrite.tsx'
import { usePermission } from '../../app/session/permissions.ts'
import type { CategoryChangesInput, CategoryRowFragment } from '../../generated.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { type CategoryAppearance, parentsFor } from './appearance.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { useCategoryChanges } from './changes.ts'

interface CategoryDialogProps {
  category: CategoryRowFragment
  categories: readonly CategoryRowFragment[]
  onClose: () => void
}

export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const mayArchive = usePermission('CATEGORIES_MANAGE')
  const { update } = useCategoryChanges()
  const form = useRef<HTMLFormElement>(null)
  const [appearance, setAppearance] = useState<CategoryAppearance>({
    name: category.name,
    icon: category.icon,
    color: category.color,
    parentId: category.parentId,
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)

  const send = async (changes: CategoryChangesInput, done: string) => {
    setPending(true)
    try {
      await update(category.id, changes, done)
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }
  const save = async () => {
    if (appearance.name.trim()) return send({ ...appearance, name: appearance.name.trim() }, t`Category updated!`)
    setErrors({ name: t`Enter a name.` })
    focusFirstError(form.current)
  }

  const { name } = category
  const ArchiveIcon = category.archived ? ArchiveRestore : Archive
  return (
    <FormDialog
      title={t`Edit ${name}`}
      action={t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      error={errors.form}
      otherAction={
        mayArchive && (
          <Button
            variant="ghost"
            colorPalette="gray"
            me="auto"
            disabled={isPending}
            onClick={() =>
              void send(
                { archived: !category.archived },
                category.archived ? t`${name} unarchived` : t`${name} archived`,
              )
            }
          >
            <ArchiveIcon strokeWidth={1.75} />
            {category.archived ? t`Unarchive` : t({ message: 'Archive', context: 'verb' })}
          </Button>
        )
      }
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Box pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <CategoryFields
          appearance={appearance}
          errors={errors}
          parents={
            categories.some(({ parentId }) => parentId === category.id)
              ? null
              : parentsFor(categories, category.type, category.id)
          }
          onChange={(changes) => {
            setAppearance((before) => ({ ...before, ...changes }))
            setErrors({})
          }}
        />
      </Box>
    </FormDialog>
  )
}
