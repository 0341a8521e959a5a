/** An address of the list or of the map of branches; the layout around it draws both. */
export default function BranchView() {
  return null;
}
