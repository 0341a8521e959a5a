/** Provides the URLs of the branch list and the branch map. The parent layout renders both, so this renders nothing. */
export default function BranchView() {
  return null;
}
