import type { LucideIcon } from "lucide-react";
import ChartSpline from "lucide-react/icons/chart-spline";
import Code from "lucide-react/icons/code";
import Handshake from "lucide-react/icons/handshake";
import Headset from "lucide-react/icons/headset";
import MessageCircleHeart from "lucide-react/icons/message-circle-heart";
import MessagesSquare from "lucide-react/icons/messages-square";
import PhoneForwarded from "lucide-react/icons/phone-forwarded";
import Plug from "lucide-react/icons/plug";
import RefreshCw from "lucide-react/icons/refresh-cw";
import UsersRound from "lucide-react/icons/users-round";
import Workflow from "lucide-react/icons/workflow";
import type { LauncherAppId } from "./launcher-apps.ts";

const icons: Record<LauncherAppId, LucideIcon> = {
  agent: Headset,
  supervisor: UsersRound,
  partnerhub: Handshake,
  inview: ChartSpline,
  npxview: MessageCircleHeart,
  digital: MessagesSquare,
  presence: RefreshCw,
  adapter: Plug,
  cxOneAttendant: PhoneForwarded,
  webStudio: Workflow,
  studio: Code,
};

export const AppIcon = ({ name }: { readonly name: LauncherAppId }) => {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
};
