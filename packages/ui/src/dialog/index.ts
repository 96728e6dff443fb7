export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { DialogFoot, type DialogFootProps } from './DialogFoot.tsx'
export { IrreversibleConfirm, type IrreversibleConfirmProps } from './IrreversibleConfirm.tsx'
