import type { Form } from '@copa/domain/forms/form';
import { longDateTime } from '@copa/domain/time/date-format';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ActiveButton } from './active-button.tsx';
import { FORM_STATES, type FormStateName, responsesLabel } from './form-state.ts';
import { ShareFormDialog } from './share-form-dialog.tsx';

interface FormRowProps {
  readonly form: Form;
  readonly state: FormStateName;
  readonly tournaments: readonly string[];
  readonly openTournaments: readonly string[];
  readonly onOpen: (view: 'editar' | 'duplicar' | 'respuestas') => void;
  readonly onDelete: () => void;
}

export function FormRow({ form, state, tournaments, openTournaments, onOpen, onDelete }: FormRowProps) {
  const [sharing, setSharing] = useState(false);
  const { label, tone } = FORM_STATES[state];
  const { title, description, fields, closesAt } = form;
  return (
    <Card className="grid content-start gap-3 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Badge>{fields.length === 1 ? '1 campo' : `${fields.length} campos`}</Badge>
        {form.onePerDevice && <Badge>Una por dispositivo</Badge>}
      </div>
      <div className="grid gap-1">
        <h2 className="text-xl uppercase">{title}</h2>
        {description !== '' && <p className="line-clamp-2 text-mist">{description}</p>}
      </div>
      <p className="text-sm">
        {responsesLabel(form)}
        {closesAt !== null && <span className="block text-mist">Cierra: {longDateTime(closesAt)}</span>}
        {tournaments.length > 0 && <span className="block text-mist">Lo usan: {tournaments.join(', ')}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={`Editar ${title}`} onClick={() => onOpen('editar')}>
          Editar
        </Button>
        <Button
          variant="secondary"
          aria-label={`Respuestas de ${title}`}
          onClick={() => onOpen('respuestas')}
        >
          Respuestas
        </Button>
        <IconButton icon="share" label={`Compartir ${title}`} onClick={() => setSharing(true)} />
        <div className="-ml-2.5 flex basis-full flex-wrap">
          <ActiveButton form={form} openTournaments={openTournaments} />
          <Button
            variant="ghost"
            className="px-2.5!"
            aria-label={`Duplicar ${title}`}
            onClick={() => onOpen('duplicar')}
          >
            Duplicar
          </Button>
          <Button variant="ghost" className="px-2.5!" aria-label={`Eliminar ${title}`} onClick={onDelete}>
            Eliminar
          </Button>
        </div>
      </div>
      {sharing && <ShareFormDialog form={form} state={state} onClose={() => setSharing(false)} />}
    </Card>
  );
}
