import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { FIGURES, type Options, type Role } from '../../rules';

export interface OptionsCardProps {
  /** As printed for this battle. */
  readonly printed: Options;
  readonly options: Options;
  /** The army of each role: "Saxons (inferior)". */
  readonly names: Readonly<Record<Role, string>>;
  readonly onSet: (options: Options) => void;
}

const { range } = FIGURES;

/** What players of unequal skill may shift (OPT-COMMANDS, OPT-POINTS, OPT-TURNS, OPT-PLAY-ON). */
export function OptionsCard({ printed, options, names, onSet }: OptionsCardProps) {
  const both = (key: 'commandsShort' | 'pointsToWin', label: string) =>
    (['superior', 'inferior'] as const).map((role) => (
      <Stepper
        key={`${key} ${role}`}
        label={`${label}: ${names[role]}`}
        value={options[key][role]}
        least={range[key].least}
        most={range[key].most}
        onSet={(value) => onSet({ ...options, [key]: { ...options[key], [role]: value } })}
      />
    ));
  return (
    <Card
      title="Options"
      aside={
        <Button kind="quiet" onClick={() => onSet(printed)}>
          As printed
        </Button>
      }
    >
      {both('commandsShort', 'Commands fewer than warbands')}
      {both('pointsToWin', 'Points to win')}
      <Stepper
        label="Turns that the inferior army must last"
        value={options.turns}
        least={range.turns.least}
        most={range.turns.most}
        onSet={(turns) => onSet({ ...options, turns })}
      />
      <Switch on={options.playOn} onSet={(playOn) => onSet({ ...options, playOn })}>
        Play on after a win of the inferior army
      </Switch>
    </Card>
  );
}
