import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";
import parts from "./parts.module.css";

interface IdentityPillProps {
  readonly userName: string;
  readonly onBack: () => void;
}

/** Who is signing in, with the way back to being somebody else. */
export const IdentityPill = ({ userName, onBack }: IdentityPillProps) => {
  const words = useWords();
  return (
    <div className={parts.identity}>
      <Avatar name={userName} />
      <span className={parts.identityName} title={userName}>
        {userName}
      </span>
      <button type="button" className={parts.identityBack} onClick={onBack}>
        {words.t("common.back")}
      </button>
    </div>
  );
};
