/** What the two signs at the end of a row mean; a tap on one opens the rest. */
export const Legend = () => (
  <p className="sheet-legend">
    <b aria-hidden="true">≠</b> the sources differ, <b aria-hidden="true">R</b> our ruling
  </p>
);
