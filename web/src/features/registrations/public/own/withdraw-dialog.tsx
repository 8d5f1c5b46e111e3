import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';

/** `member`: one of several leaves, and the others stay. */
export type Withdrawal = 'own' | 'member' | 'unit';

const WORDS: Readonly<
  Record<
    Withdrawal,
    { readonly title: string; readonly confirm: string; readonly cancel: string; readonly text: string }
  >
> = {
  own: {
    title: '¿Retirar tu inscripción?',
    confirm: 'Sí, retirar y borrar',
    cancel: 'Conservarla',
    text: 'Tu cupo queda libre para otra persona y borramos tu nombre, correo y teléfono. No se puede deshacer.',
  },
  member: {
    title: '¿Salir del equipo?',
    confirm: 'Sí, salir y borrar',
    cancel: 'Quedarme',
    text: 'Los demás conservan el cupo y tu lugar queda libre para alguien más; si eres capitán, pasa a serlo quien aceptó primero. Borramos tu nombre, correo y teléfono. No se puede deshacer.',
  },
  unit: {
    title: '¿Retirar a todo el equipo?',
    confirm: 'Sí, retirar a todos',
    cancel: 'Conservar el equipo',
    text: 'El cupo queda libre para otro equipo y borramos los datos de todos sus integrantes. Sus enlaces dejan de servir. No se puede deshacer.',
  },
};

interface WithdrawDialogProps {
  readonly what: Withdrawal;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** It cannot be undone, so it is asked. */
export function WithdrawDialog({ what, ...rest }: WithdrawDialogProps) {
  const { title, confirm, cancel, text } = WORDS[what];
  return (
    <ConfirmDialog {...rest} danger title={title} confirm={confirm} cancel={cancel}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
