import { KILLS_MAX } from '@copa/domain/limits';
import type { Result } from '@copa/domain/play/result/result';
import { figureRange } from '@copa/domain/play/words/fields';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/match.ts';
import { placeOptions } from '../../words/place-options.ts';

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

interface KillPadProps {
  readonly name: string;
  readonly result: Result;
  readonly places: number;
  readonly neighbours: readonly string[];
  readonly onKills: (kills: number | null) => void;
  /** The pad is left with typed kills, and stays open. */
  readonly onLeft: (kills: number) => void;
  readonly onPlace: (placement: number | null) => void;
  readonly onAbsent: () => void;
  readonly onClose: () => void;
  readonly onTyped: () => void;
}

export function KillPad(props: KillPadProps) {
  const { name, result, places, neighbours, onKills, onPlace, onAbsent, onClose } = props;
  const { pad, number, typed, setTyped, isWrong, press, leave } = useTypedKills(props);
  return (
    <section
      ref={pad}
      tabIndex={-1}
      onBlurCapture={leave}
      aria-labelledby="bajas-de"
      className="grid gap-2 rounded-t-lg border border-b-0 border-gold/60 bg-ash p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-card sm:p-3"
    >
      {neighbours.length > 0 && (
        <p className="flex gap-3 text-xs leading-tight text-mist *:min-w-0 *:flex-1 *:truncate">
          {neighbours.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </p>
      )}
      <div className="flex items-center gap-2">
        <label className="shrink-0">
          <span className="sr-only">{words.placeOf(name)}</span>
          <select
            className="control control-select min-h-11! w-auto! py-1! pl-2.5! font-semibold text-gold!"
            value={result.placement ?? ''}
            onChange={(event) => onPlace(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{words.noPlace}</option>
            {placeOptions(places).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p id="bajas-de" className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere">
          {words.killsOf(name)}
        </p>
        <input
          ref={number}
          aria-label={words.typedKills}
          placeholder={words.typedKills}
          inputMode="numeric"
          autoComplete="off"
          className="control hidden w-28! xl:block"
          aria-invalid={isWrong}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
          onKeyDown={press}
        />
        <IconButton icon="close" label={words.closeKills} onClick={onClose} />
      </div>
      {isWrong && (
        <p role="alert" className="font-semibold text-danger">
          {figureRange('kills')}
        </p>
      )}
      <KillKeys result={result} onKills={onKills} />
      <button
        type="button"
        onClick={onAbsent}
        className="min-h-11 rounded-md text-sm font-semibold text-mist hover:bg-smoke hover:text-ink"
      >
        {words.didNotPlay}
      </button>
    </section>
  );
}

function useTypedKills({ onKills, onLeft, onClose, onTyped }: KillPadProps) {
  const [typed, setTyped] = useState('');
  const pad = useRef<HTMLElement>(null);
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    number.current?.focus({ preventScroll: true });
    // A phone hides the field, which then cannot get the focus.
    if (document.activeElement !== number.current) pad.current?.focus({ preventScroll: true });
  }, []);
  const isWrong = typed !== '' && (!/^\d+$/.test(typed) || Number(typed) > KILLS_MAX);
  const isDone = useRef(false);
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' && (key !== 'Enter' || typed === '' || isWrong)) return;
    isDone.current = true;
    if (key === 'Escape') onClose();
    else onKills(Number(typed));
    onTyped();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInPad = pad.current?.contains(relatedTarget);
    // If another window takes the focus, the number may be typed only in part.
    const isKept = isDone.current || isInPad || !document.hasFocus();
    if (typed !== '' && !isWrong && !isKept) onLeft(Number(typed));
  };
  return { pad, number, typed, setTyped, isWrong, press, leave };
}

function KillKeys({ result, onKills }: Pick<KillPadProps, 'result' | 'onKills'>) {
  const [tens, setTens] = useState(0);
  return (
    <fieldset aria-labelledby="bajas-de" className="grid grid-cols-6 gap-1.5">
      {DIGITS.map((digit) => {
        const kills = tens * 10 + digit;
        return (
          <Key key={digit} on={result.kills === kills} label={String(kills)} onPress={() => onKills(kills)} />
        );
      })}
      <Key
        on={tens > 0}
        label="+10"
        onPress={() => setTens((count) => (count * 10 + 19 <= KILLS_MAX ? count + 1 : 0))}
      />
      <Key on={false} label={words.notCounted} small onPress={() => onKills(null)} />
    </fieldset>
  );
}

interface KeyProps {
  readonly label: string;
  readonly on: boolean;
  readonly small?: boolean;
  readonly onPress: () => void;
}

function Key({ label, on, small = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'min-h-12 rounded-md border leading-none font-semibold transition-colors',
        small ? 'text-xs' : 'text-lg',
        on ? 'border-gold bg-gold text-soot' : 'border-edge/60 bg-coal text-ink hover:border-gold',
      )}
    >
      {label}
    </button>
  );
}
