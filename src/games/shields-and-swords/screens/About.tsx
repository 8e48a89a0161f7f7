/** Where this game comes from; a part of the More page. */
export default function About() {
  return (
    <p>
      Figures and tables follow the series rules of Shields &amp; Swords II. The words here are our
      own; where the rules are silent, the sheet names the ruling. Maps, counters and victory come
      with each boxed game: enter them once as a card. The practice battle is ours and its balance
      has not been tested.
    </p>
  );
}
