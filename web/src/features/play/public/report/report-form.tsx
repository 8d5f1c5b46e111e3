import type { OwnReport } from '@copa/domain/play/report/own-report';
import { type FormEvent, useRef, useState } from 'react';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';
import * as words from '../../words/report.ts';
import { PicturePicker, type PicturePickerProps } from './picture-picker.tsx';
import { SendPart } from './send-part.tsx';
import type { Reporting } from './use-report.ts';

interface ReportFormProps {
  readonly own: OwnReport;
  readonly reporting: Reporting;
  readonly onCancel: (() => void) | null;
}

/** Place, kills and a picture: nothing else is asked of somebody who has the next match in five minutes. */
export function ReportForm({ own, reporting, onCancel }: ReportFormProps) {
  const { typed, sending, change, send } = reporting;
  const [isTried, setIsTried] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);
  const errors = {
    placement: typed.placement === '' ? words.placeMissing : null,
    kills: /^\d{1,2}$/.test(typed.kills) ? null : words.killsRange,
    picture: typed.picture === null ? words.pictureMissing : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReading) return;
    setIsTried(true);
    if (errors.placement ?? errors.kills ?? errors.picture) focusFirstError();
    else send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset disabled={sending} className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <SelectField
            label={words.place}
            required
            placeholder={words.choose}
            value={typed.placement}
            error={isTried ? errors.placement : null}
            onChange={(event) => change({ placement: event.target.value })}
            options={Array.from({ length: own.places }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? '1.º (Booyah)' : `${index + 1}.º`,
            }))}
          />
          <TextField
            label={words.kills}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed.kills}
            error={isTried ? errors.kills : null}
            onChange={(event) => change({ kills: event.target.value })}
          />
        </div>
        <PictureField
          picture={typed.picture}
          error={isTried ? errors.picture : null}
          isReading={isReading}
          onReading={setIsReading}
          onPick={(picture) => change({ picture })}
        />
        <SendPart
          {...reporting}
          send={words.send}
          notArrived={words.waiting}
          isReading={isReading}
          onCancel={onCancel}
        />
      </fieldset>
    </form>
  );
}

interface PictureFieldProps extends Omit<PicturePickerProps, 'label'> {
  readonly picture: string | null;
}

function PictureField({ picture, ...picker }: PictureFieldProps) {
  return (
    <div className="grid gap-2">
      {picture !== null && (
        <img
          src={picture}
          alt={words.pictureAlt}
          className="max-h-56 w-full rounded-md border border-line bg-night object-contain"
        />
      )}
      <PicturePicker {...picker} label={picture === null ? words.choosePicture : words.changePicture} />
    </div>
  );
}
