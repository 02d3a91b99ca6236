import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'

export const DeleteDialog = lazyComponent(
  async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  ({ target }) => target !== null,
)
