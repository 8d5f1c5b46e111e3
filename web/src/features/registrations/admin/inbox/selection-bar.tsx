import { Button, IconButton } from '../../../../components/button.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly shown: number;
  readonly ranging: boolean;
  readonly onRanging: (ranging: boolean) => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** Acts on all ticked registrations, within reach of the thumb. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, shown, ranging, onRanging } = props;
  if (count === 0) return null;
  return (
    <fieldset aria-label="Elegidas" className="surface grid gap-2 p-[12px] shadow-card @container">
      <div className="flex flex-wrap items-center justify-end gap-0.5">
        <output className="mr-auto font-semibold whitespace-nowrap">
          {count === 1 ? '1 elegida' : `${count} elegidas`}
        </output>
        {count < shown && (
          <Button
            variant="ghost"
            className="px-1.5! @max-[16rem]:order-1 @max-[16rem]:px-[4px]!"
            onClick={props.onAll}
          >
            Todas ({shown})
          </Button>
        )}
        <Button
          variant={ranging ? 'secondary' : 'ghost'}
          className="px-1.5! @max-[16rem]:order-1 @max-[16rem]:px-[4px]!"
          aria-pressed={ranging}
          onClick={() => onRanging(!ranging)}
        >
          Rango
        </Button>
        <IconButton icon="close" label="Quitar selección" onClick={props.onClear} />
      </div>
      {ranging && (
        <output className="text-sm text-mist">
          Marca otra fila: se eligen todas las que hay entre la última y esa.
        </output>
      )}
      <div className="flex flex-wrap gap-[8px] *:flex-auto @max-[16rem]:*:px-[4px]">
        <Button onClick={props.onApprove}>Aprobar</Button>
        <Button variant="danger" onClick={props.onReject}>
          Rechazar
        </Button>
      </div>
    </fieldset>
  );
}
