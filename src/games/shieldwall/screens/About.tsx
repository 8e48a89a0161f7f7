/** Where this game comes from; a part of the More page. */
export default function About() {
  return (
    <>
      <p>
        Figures and tables follow Shieldwall 2024 (Maldon v2.1), the rulebook and its quick sheet,
        as their author published them. The words here are our own; where the two differ, or both
        are silent, the sheet says so and names the ruling.
      </p>
      <p>
        The ready-made armies are ours, drawn from what is told of Ashdown 871, Maldon 991 and
        Stamford Bridge 1066.
      </p>
    </>
  );
}
