import { UNIT_NAME_MAX } from '@copa/domain/limits';
import { putStage } from '@copa/domain/play/endpoints';
import { POINTS_PRESETS, type PointsPreset } from '@copa/domain/play/points';
import type { Stage } from '@copa/domain/play/stage';
import type { Finish, TieBreak } from '@copa/domain/play/stage-terms';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { Checkbox, RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { FieldGroup } from '../../../../components/fields/field.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { cx } from '../../../../lib/cx.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { advanceText, UNIT_WORDS } from '../play-words.ts';
import { TIE_BREAKS } from './rules-text.tsx';
import {
  newStageValues,
  presetOf,
  type StageValues,
  stageErrors,
  stageInput,
  valuesOf,
  withPreset,
} from './stage-values.ts';

const FINISHES: readonly { readonly value: Finish['kind']; readonly label: string }[] = [
  { value: 'matches', label: 'Partidas fijas: se suman los puntos de todas' },
  { value: 'best-of', label: 'Al mejor de 3 (o de las que digas)' },
  { value: 'champion-rush', label: 'Champion Rush: llega a los puntos y gana una partida' },
];
const CARRIES: readonly { readonly value: Stage['carry']; readonly label: string }[] = [
  { value: 'none', label: 'Empiezan de cero' },
  { value: 'points', label: 'Traen sus puntos' },
  { value: 'half', label: 'Traen la mitad de sus puntos' },
];

interface StageEditorProps {
  readonly tournament: Tournament;
  /** Null for a new one. */
  readonly stage: Stage | null;
  readonly number: number;
  readonly onClose: () => void;
}

export function StageEditor({ tournament, stage, number, onClose }: StageEditorProps) {
  const [values, setValues] = useState<StageValues>(() =>
    stage === null ? newStageValues(tournament, number) : valuesOf(stage),
  );
  const [revision, setRevision] = useState(stage?.revision ?? 0);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = useApiMutation(putStage);
  const toast = useToast();
  const refused = put.error instanceof ApiError ? put.error.fields : {};
  const errors = isTried ? { ...refused, ...stageErrors(values) } : {};
  const change = (changes: Partial<StageValues>) => setValues({ ...values, ...changes });
  const text = (name: keyof StageValues, field: string) => ({
    value: String(values[name]),
    error: (errors as Readonly<Record<string, string>>)[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const figure = (name: keyof StageValues, field: string) => ({
    ...text(name, field),
    inputMode: 'numeric' as const,
    maxLength: 6,
  });
  const isRival = stage !== null && stage.revision !== revision;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (put.isPending) return;
    if (Object.keys(stageErrors(values)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    put.mutate(
      { params: { id: tournament.id, stage: number }, body: stageInput(values, revision) },
      {
        onSuccess: () => {
          toast.success('Fase guardada');
          onClose();
        },
      },
    );
  };
  const units = UNIT_WORDS[tournament.modality];
  const advance = values.isLast
    ? { perLobby: 0, byTable: 0 }
    : { perLobby: typedNumber(values.perLobby), byTable: typedNumber(values.byTable) };
  const preset = presetOf(values);
  return (
    <Overlay
      open
      size="tall"
      title={stage === null ? `Fase ${number}` : `Editar la fase ${number}`}
      onClose={() => !put.isPending && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={put.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form="fase" busy={put.isPending}>
            Guardar la fase
          </Button>
        </>
      }
    >
      <form id="fase" ref={form} noValidate onSubmit={save} className="grid gap-5">
        <TextField label="Nombre" required maxLength={UNIT_NAME_MAX} {...text('name', 'name')} />
        <TextField label={`Cuántos ${units.many} por lobby`} required {...figure('lobbySize', 'lobbySize')} />
        <RadioGroup
          label="Cuándo termina"
          required="unmarked"
          value={values.finish}
          onChange={(finish) => change({ finish: finish as Finish['kind'] })}
          options={[...FINISHES]}
        />
        <div className="grid grid-cols-2 items-end gap-3">
          <TextField
            label={values.finish === 'champion-rush' ? 'Partidas, como máximo' : 'Partidas'}
            required
            {...figure('matches', 'finish.matches')}
          />
          {values.finish === 'champion-rush' && (
            <TextField
              label="Puntos para estar a tiro"
              required
              {...figure('threshold', 'finish.threshold')}
            />
          )}
          {values.finish === 'best-of' && (
            <SelectField
              label="Gana"
              required="unmarked"
              value={values.by}
              onChange={(event) => change({ by: event.target.value as StageValues['by'] })}
              options={[
                { value: 'points', label: 'Quien suma más puntos' },
                { value: 'wins', label: 'Quien hace más Booyahs' },
              ]}
            />
          )}
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-semibold">Quién pasa</legend>
          <Checkbox checked={values.isLast} onChange={(event) => change({ isLast: event.target.checked })}>
            Es la última fase: de aquí sale el podio
          </Checkbox>
          {!values.isLast && (
            <>
              <div className="grid grid-cols-2 items-end gap-3">
                <TextField
                  label="Primeros de cada lobby"
                  required
                  {...figure('perLobby', 'advance.perLobby')}
                />
                <TextField label="Mejores de la tabla" required {...figure('byTable', 'advance.byTable')} />
              </div>
              {!Number.isNaN(advance.perLobby + advance.byTable) &&
                advance.perLobby + advance.byTable > 0 && (
                  <p className="font-semibold text-gold" aria-live="polite">
                    {advanceText(advance)}
                  </p>
                )}
            </>
          )}
        </fieldset>
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-semibold">Puntos</legend>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(POINTS_PRESETS) as PointsPreset[]).map((name) => (
              <Chip key={name} on={preset === name} onPress={() => setValues(withPreset(values, name))}>
                {POINTS_PRESETS[name].label}
              </Chip>
            ))}
          </div>
          <TextField
            label="Por puesto, del primero en adelante"
            hint="Separados por espacios. Vacío: el puesto no da puntos."
            maxLength={400}
            {...text('placement', 'points.placement')}
          />
          <div className="grid grid-cols-2 items-end gap-3">
            <TextField label="Por baja" required {...figure('perKill', 'points.perKill')} />
            <TextField
              label="Bajas que cuentan"
              placeholder="Todas"
              {...figure('killCap', 'points.killCap')}
            />
          </div>
        </fieldset>
        <TieBreakField value={values.tieBreak} onChange={(tieBreak) => change({ tieBreak })} />
        <TextField
          label="Mapas, en orden"
          hint="Separados por comas. Si son menos que las partidas, se repiten."
          maxLength={400}
          {...text('maps', 'maps')}
        />
        {number > 1 && (
          <RadioGroup
            label="Con qué empiezan"
            required="unmarked"
            value={values.carry}
            onChange={(carry) => change({ carry: carry as Stage['carry'] })}
            options={[...CARRIES]}
          />
        )}
        <div className="grid gap-1.5">
          <Checkbox checked={values.reports} onChange={(event) => change({ reports: event.target.checked })}>
            Los equipos envían su resultado
          </Checkbox>
          <p className="text-sm text-dim">
            Puesto, bajas y una captura, desde su enlace privado. No cuenta nada hasta que tú lo usas.
          </p>
        </div>
        {isRival && (
          <div role="alert" className="grid gap-2 rounded-md border border-warning/60 bg-warning/12 p-3">
            <p className="text-warning">Otra persona cambió esta fase mientras la editabas.</p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                onClick={() => {
                  setValues(valuesOf(stage));
                  setRevision(stage.revision);
                  put.reset();
                }}
              >
                Ver lo suyo
              </Button>
              <Button
                variant="ghost"
                onClick={() => {
                  setRevision(stage.revision);
                  put.reset();
                }}
              >
                Quedarme con lo mío
              </Button>
            </div>
          </div>
        )}
        {put.error !== null && !isRival && (
          <p role="alert" className="font-semibold text-danger">
            {messageOf(put.error)}
          </p>
        )}
      </form>
    </Overlay>
  );
}

interface ChipProps {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Chip({ on, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'min-h-11 rounded-full border px-3.5 text-sm font-semibold',
        on ? 'border-gold bg-gold/12 text-gold' : 'border-edge/60 bg-ash text-mist hover:border-mist',
      )}
    >
      {children}
    </button>
  );
}

interface TieBreakFieldProps {
  readonly value: readonly TieBreak[];
  readonly onChange: (value: readonly TieBreak[]) => void;
}

/** In the order of the taps; a tap on one of them takes it out. */
function TieBreakField({ value, onChange }: TieBreakFieldProps) {
  const all = Object.keys(TIE_BREAKS) as TieBreak[];
  const left = all.filter((each) => !value.includes(each));
  return (
    <FieldGroup
      label="Qué desempata"
      hint="En este orden. Toca uno para quitarlo y otra vez para ponerlo al final."
      required="unmarked"
    >
      <div className="flex flex-wrap gap-2">
        {value.map((each, index) => (
          <Chip key={each} on onPress={() => onChange(value.filter((other) => other !== each))}>
            {`${index + 1}. ${TIE_BREAKS[each]}`}
          </Chip>
        ))}
        {left.map((each) => (
          <Chip key={each} on={false} onPress={() => onChange([...value, each])}>
            {TIE_BREAKS[each]}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
