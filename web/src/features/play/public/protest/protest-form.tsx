import { PROTEST_PICTURES_MAX, PROTEST_TEXT_MAX } from '@copa/domain/limits';
import { isFairPlay, type ProtestedMatch, ProtestKindSchema } from '@copa/domain/play/protest/own-protest';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField, TextAreaField } from '../../../../components/fields/text-field.tsx';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';
import * as words from '../../words/protest.ts';
import { PicturePicker } from '../report/picture-picker.tsx';
import { SendPart } from '../report/send-part.tsx';
import type { Protesting } from './use-protest.ts';

interface ProtestFormProps {
  readonly own: ProtestedMatch;
  readonly protesting: Protesting;
  readonly onCancel: () => void;
}

/** A kind, perhaps another unit, a few words and up to three pictures. */
export function ProtestForm({ own, protesting, onCancel }: ProtestFormProps) {
  const { typed, sending, change, send, drop } = protesting;
  const [isTried, setIsTried] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);
  const errors = {
    kind: typed.kind === '' ? words.kindMissing : null,
    text: typed.text.trim() === '' ? words.textMissing : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReading) return;
    setIsTried(true);
    if (errors.kind ?? errors.text) focusFirstError();
    else send();
  };
  const kinds = ProtestKindSchema.options.filter(
    (kind) => (isFairPlay(kind) ? own.fairPlayUntil : own.scoresUntil) !== null,
  );
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset disabled={sending} className="grid gap-4">
        <SelectField
          label={words.kind}
          required
          placeholder={words.choose}
          value={typed.kind}
          error={isTried ? errors.kind : null}
          onChange={(event) => change({ kind: event.target.value })}
          options={kinds.map((kind) => ({ value: kind, label: words.KINDS[kind] }))}
        />
        <SelectField
          label={words.against}
          value={typed.against}
          onChange={(event) => change({ against: event.target.value })}
          options={[
            { value: '', label: words.nobody },
            ...own.rivals.map(({ number, name }) => ({ value: String(number), label: name })),
          ]}
        />
        <TextAreaField
          label={words.tell}
          hint={words.tellHint}
          required
          maxLength={PROTEST_TEXT_MAX}
          value={typed.text}
          error={isTried ? errors.text : null}
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className="grid gap-2">
          <p className="font-semibold">{words.pictures}</p>
          {typed.pictures.length > 0 && (
            <ul className="grid grid-cols-3 gap-2">
              {typed.pictures.map((picture, index) => (
                <li key={picture} className="grid content-start gap-1">
                  <img
                    src={picture}
                    alt={words.pictureAlt(index + 1)}
                    className="aspect-square w-full rounded-md border border-line bg-night object-contain"
                  />
                  <Button
                    variant="ghost"
                    className="px-1!"
                    aria-label={words.removeNumber(index + 1)}
                    onClick={() => change({ pictures: typed.pictures.filter((each) => each !== picture) })}
                  >
                    {words.removePicture}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {typed.pictures.length < PROTEST_PICTURES_MAX && (
            <PicturePicker
              label={words.addPicture}
              error={null}
              isReading={isReading}
              onReading={setIsReading}
              onPick={(picture) =>
                change({ pictures: [...typed.pictures.filter((each) => each !== picture), picture] })
              }
            />
          )}
        </div>
        <SendPart
          {...protesting}
          send={words.send}
          notArrived={words.waiting}
          isReading={isReading}
          onCancel={() => {
            drop();
            onCancel();
          }}
        />
      </fieldset>
    </form>
  );
}
