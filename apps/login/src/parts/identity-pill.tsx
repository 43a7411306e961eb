import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";

interface IdentityPillProps {
  readonly userName: string;
  readonly onBack: () => void;
}

/** Who is signing in, with the way back to being somebody else. */
export const IdentityPill = ({ userName, onBack }: IdentityPillProps) => {
  const words = useWords();
  return (
    <div className="identity">
      <Avatar name={userName} />
      <span className="identity-name" title={userName}>
        {userName}
      </span>
      <button type="button" className="identity-back" onClick={onBack}>
        {words.t("common.back")}
      </button>
    </div>
  );
};
