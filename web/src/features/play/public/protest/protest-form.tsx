import { PROTEST_PICTURES_MAX, PROTEST_TEXT_MAX } from '@copa/domain/limits';
import {
  getOwnProtests,
  type OwnProtests,
  sendProtest,
  sendProtestPicture,
} from '@copa/domain/play/protest/own-endpoints';
import {
  isFairPlay,
  type ProtestedMatch,
  ProtestInputSchema,
  ProtestKindSchema,
} from '@copa/domain/play/protest/own-protest';
import { useId, useRef } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { LimitedAreaField } from '../../../../components/fields/limited-field.tsx';
import { SelectField } from '../../../../components/fields/text-field.tsx';
import { ApiError, callApi } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/protest.ts';
import { PicturePicker, sendPicture } from '../report/picture-picker.tsx';
import { SendForm, useSentDraft } from '../report/send-form.tsx';

const PictureSchema = z.object({ number: z.int(), data: z.string() });

/** An earlier version stored only the data of each picture, and sent them with the numbers from 1 on. */
const PicturesSchema = z.pipe(
  z.array(z.union([PictureSchema, z.string()])),
  z.transform((pictures) =>
    pictures.map((each, index) => (typeof each === 'string' ? { number: index + 1, data: each } : each)),
  ),
);

export const KeptProtestSchema = z.object({
  kind: z.string(),
  /** The number of the accused unit; empty if no unit is accused. */
  against: z.string(),
  text: z.string(),
  pictures: PicturesSchema,
  /**
   * If a picture is removed from a protest that may have arrived, its number is added here. The number is not
   * used again, because the picture may have arrived too.
   */
  spent: z._default(z.array(z.int()), []),
  /**
   * True if the protest was edited after a call without a final answer, so an earlier version may have arrived.
   */
  isEdited: z._default(z.boolean(), false),
  requestId: z.nullable(z.uuid()),
});
type KeptProtest = z.output<typeof KeptProtestSchema>;

const NOTHING: KeptProtest = {
  kind: '',
  against: '',
  text: '',
  pictures: [],
  spent: [],
  isEdited: false,
  requestId: null,
};

const NUMBERS = Array.from({ length: PROTEST_PICTURES_MAX }, (_, index) => index + 1);

function freeNumber({ pictures, spent }: KeptProtest): number | undefined {
  return NUMBERS.find(
    (number) => !spent.includes(number) && pictures.every((each) => each.number !== number),
  );
}

function withPicture(protest: KeptProtest, data: string): KeptProtest['pictures'] {
  const { pictures } = protest;
  const number = freeNumber(protest);
  if (number === undefined || pictures.some((each) => each.data === data)) return pictures;
  return [...pictures, { number, data }];
}

/** Returns the API's answer if an earlier version of the protest has arrived and is still open, else null. */
async function arrivedBefore(code: string, { stage, match }: ProtestedMatch): Promise<OwnProtests | null> {
  const answer = await callApi(getOwnProtests, { headers: { privateCode: code } });
  const own = answer.matches.find((each) => each.stage === stage && each.match === match);
  return own?.protest?.state === 'open' ? answer : null;
}

/** The protest is stored first, so that a failed picture does not delay it. */
async function deliverAll(
  code: string,
  own: ProtestedMatch,
  { kind, against, text, pictures, isEdited, requestId }: KeptProtest,
  onRefusedPicture: (reason: string) => void,
): Promise<OwnProtests> {
  const { stage, match } = own;
  const headers = { privateCode: code };
  const params = { stage, match };
  const content = { requestId, kind, text, against: against === '' ? null : Number(against) };
  const protest = z.parse(ProtestInputSchema, content);
  let answer = await callApi(sendProtest, { headers, params, body: protest }).catch(
    async (error: unknown) => {
      const isRefused = error instanceof ApiError && !error.mayHaveArrived;
      const earlier = isRefused && isEdited ? await arrivedBefore(code, own) : null;
      if (earlier === null) throw error;
      return earlier;
    },
  );
  const known = answer.matches.find((each) => each.stage === stage && each.match === match);
  for (const { number, data } of pictures) {
    if (known?.protest?.pictures.includes(number)) continue;
    const call = { headers, params: { ...params, picture: number } };
    try {
      answer = await sendPicture(sendProtestPicture, call, data);
    } catch (error) {
      if (!(error instanceof ApiError) || error.mayHaveArrived) throw error;
      onRefusedPicture(error.message);
      reportProblem('a picture of a protest was refused', error);
    }
  }
  return answer;
}

export const protestDrafts = (owner: string) => `protest_${owner}_`;

export function useProtest(
  code: string,
  owner: string,
  own: ProtestedMatch,
  onAnswer: (answer: OwnProtests, isTapped: boolean) => void,
  onRefusedPicture: (reason: string) => void,
) {
  return useSentDraft({
    // `name` has `owner` instead of `code`, because the code is a secret.
    name: `${protestDrafts(owner)}${own.stage}_${own.match}`,
    schema: KeptProtestSchema,
    nothing: NOTHING,
    call: (protest) => deliverAll(code, own, protest, onRefusedPicture),
    onAnswer,
  });
}

interface ProtestFormProps {
  readonly own: ProtestedMatch;
  readonly protesting: ReturnType<typeof useProtest>;
  readonly onCancel: () => void;
}

export function ProtestForm({ own, protesting, onCancel }: ProtestFormProps) {
  const { typed, changeBeside, drop } = protesting;
  const pictures = useRef<HTMLFieldSetElement>(null);
  const picturesId = useId();
  const wasSent = typed.requestId !== null || typed.isEdited;
  const change = (changes: Partial<KeptProtest>) => protesting.change({ ...changes, isEdited: wasSent });
  const kinds = ProtestKindSchema.options.filter(
    (kind) => kind === typed.kind || (isFairPlay(kind) ? own.fairPlayUntil : own.scoresUntil) !== null,
  );
  return (
    <SendForm
      draft={protesting}
      errors={{
        kind: typed.kind === '' ? words.kindMissing : null,
        text: typed.text.trim() === '' ? words.textMissing : null,
      }}
      send={words.send}
      notArrived={words.waiting}
      onCancel={() => {
        drop();
        onCancel();
      }}
    >
      {(errorOf, reading) => (
        <>
          <SelectField
            label={words.kind}
            required
            placeholder={words.choose}
            value={typed.kind}
            error={errorOf('kind')}
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
          <LimitedAreaField
            label={words.tell}
            hint={words.tellHint}
            required
            maxLength={PROTEST_TEXT_MAX}
            value={typed.text}
            error={errorOf('text')}
            onChange={(event) => change({ text: event.target.value })}
          />
          <fieldset ref={pictures} aria-labelledby={picturesId} tabIndex={-1} className="grid min-w-0 gap-2">
            <p id={picturesId} className="font-semibold">
              {words.pictures}
            </p>
            {typed.pictures.length > 0 && (
              <ul className="grid grid-cols-3 gap-2">
                {typed.pictures.map(({ number, data }, index) => (
                  <li key={number} className="grid content-start gap-1">
                    <img
                      src={data}
                      alt={words.pictureAlt(index + 1)}
                      className="aspect-square w-full rounded-md border border-line bg-night object-contain"
                    />
                    <Button
                      variant="ghost"
                      className="px-1!"
                      aria-label={words.removeNumber(index + 1)}
                      onClick={() => {
                        // The focused button disappears with its picture.
                        pictures.current?.focus({ preventScroll: true });
                        changeBeside((latest) => ({
                          pictures: latest.pictures.filter((each) => each.number !== number),
                          spent: wasSent ? [...latest.spent, number] : latest.spent,
                        }));
                      }}
                    >
                      {words.removePicture}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {freeNumber(typed) !== undefined && (
              <PicturePicker
                {...reading}
                label={words.addPicture}
                error={null}
                onPick={(data) => changeBeside((latest) => ({ pictures: withPicture(latest, data) }))}
              />
            )}
          </fieldset>
        </>
      )}
    </SendForm>
  );
}
