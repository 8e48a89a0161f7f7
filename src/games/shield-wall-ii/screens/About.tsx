/** Where this game comes from; a part of the More page. */
export default function About() {
  return (
    <p>
      Board, figures and battles follow Philip Sabin’s Shield Wall II. The words here are our own,
      and so are the names of the warbands that history does not tell; where the rules are silent,
      the sheet names the ruling.
    </p>
  );
}
