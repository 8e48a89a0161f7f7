import { Fragment, memo } from 'react';
import type { Options } from '../../rules/options';
import type { RuleId } from '../../rules/rule';
import type { Calculator, Row } from '../../sheet/entry';
import { applies, type ChosenUnit } from '../../sheet/facts';
import { linkTo } from './address';
import { keyClass } from './keyClass';
import { type ChooseOption, Readings } from './Readings';

interface Props {
  readonly row: Row;
  readonly calculator: Calculator | undefined;
  readonly options: Options;
  readonly unit: ChosenUnit | null;
  /** The search found what was looked for here. */
  readonly found: boolean;
  /** The rules that the row above has cited already. */
  readonly cited: readonly RuleId[];
  readonly onChoose: ChooseOption | null;
  /** The way to its calculator, filled in for the battle and the unit. */
  readonly pathOf: (calculator: Calculator) => string;
}

function Note({ row, options, onChoose }: Pick<Props, 'row' | 'options' | 'onChoose'>) {
  const { option, rulings = [], key } = row;
  const signs = [option && '≠', rulings.length > 0 && 'R'].filter(Boolean).join(' ');
  const about = [option && 'the sources differ', rulings.length > 0 && 'a ruling']
    .filter(Boolean)
    .join(', ');
  return (
    <details className="sheet-note">
      <summary>
        <span aria-hidden="true">{signs}</span>
        <span className="sr-only">
          {key}: {about}
        </span>
      </summary>
      <div>
        {option && <Readings option={option} options={options} onChoose={onChoose} />}
        {rulings.map((ruling) => (
          <p key={ruling}>
            <b>Ruling:</b> {ruling}
          </p>
        ))}
      </div>
    </details>
  );
}

export const RowLine = memo(function RowLine(props: Props) {
  const { row, calculator, options, unit, found, cited, onChoose, pathOf } = props;
  const isCited = row.rules.join(' ') === cited.join(' ');
  const isTheirs = unit !== null && row.when !== undefined && applies(row.when, unit);
  const marked = row.option !== undefined || row.rulings !== undefined;
  const classes = [marked && 'noted', isTheirs && 'theirs', found && 'found'].filter(Boolean);
  return (
    <tr className={classes.join(' ') || undefined}>
      <th scope="row" className={keyClass(row.key)}>
        {calculator ? <a href={linkTo(pathOf(calculator))}>{row.key}</a> : row.key}
      </th>
      <td>
        {row.text}
        {!isCited &&
          row.rules.map((rule) => (
            <Fragment key={rule}>
              {' '}
              <small>{rule}</small>
            </Fragment>
          ))}
        {isTheirs && <span className="sr-only"> Applies to {unit.name}.</span>}
        {found && <span className="sr-only"> Best match.</span>}
        {marked && <Note row={row} options={options} onChoose={onChoose} />}
      </td>
    </tr>
  );
});
