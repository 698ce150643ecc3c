# Reports, the page of moderators, and what whoever is concerned reads.
#
# Glossary: moderator (a person who looks after the site), report, decision (what a moderator has done),
# land (the name of a map), phrase (one of a few set sentences). $words are those of a player.

## Reporting

web-report = Report
web-report-of = Report { $who }
web-report-heading = Report to the moderators
web-report-about = Moderators read it. Nobody else learns who reported it.
web-report-what = What is it about?
web-report-name = The name “{ $words }”
web-report-land = The land “{ $words }”
web-report-title = The table name “{ $words }”
web-report-phrase = A phrase that was said
web-report-cheating = Cheating in this game
web-report-which = Which phrase
web-report-send = Send the report
web-report-sent = Reported. Thank you.

## The page of moderators

web-mod-title = Moderation
web-mod-about = What people have reported, and what they reply. Everything you do is logged with your name and the reason.
web-mod-reports = Reports
web-mod-reports-none = No open reports.
web-mod-kind-name = Name
web-mod-kind-title = Table name
web-mod-kind-land = Land
web-mod-kind-phrase = Phrase
web-mod-kind-cheating = Cheating
web-mod-people =
    { $count ->
        [one] Reported by { $count } person
       *[other] Reported by { $count } people
    }
web-mod-of = Written by { $who }
web-mod-phrase-note = Phrases are not stored: only the report says that it was sent.
web-mod-look = View the table
web-mod-suspended = Currently suspended
web-mod-decide = Decide
web-mod-act = What to do
web-mod-act-rename = Change the name
web-mod-act-clear_land = Remove the name of the land
web-mod-act-clear_title = Remove the title
web-mod-act-suspend = Suspend this person
web-mod-act-lift = Lift the suspension
web-mod-act-end_table = Close the table without results
web-mod-act-unlist = Remove the table from the public list
web-mod-act-dismiss = Dismiss the report
web-mod-rule = Reason
web-mod-rule-insult = Insults somebody
web-mod-rule-hate = Hate or threats
web-mod-rule-sexual = Sexual content
web-mod-rule-impersonation = Pretends to be someone else
web-mod-rule-advertising = Advertising
web-mod-rule-private_data = Reveals private information
web-mod-rule-disruption = Disrupts games on purpose
web-mod-rule-cheating = Cheats
web-mod-rule-none = No rule is broken
web-mod-new-name = New name
web-mod-days = How long
web-mod-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-mod-days-none = Indefinitely
web-mod-note = Note
web-mod-note-about = The person concerned will read the reason and this note, but not your name.
web-mod-note-dismiss = Only moderators can read it.
web-mod-go = Confirm
web-mod-done = Done and logged.
web-mod-answers = Replies
web-mod-answers-none = No replies waiting.
web-mod-answered = { $who } replied
web-mod-log = Audit log
web-mod-log-none = No actions yet.
web-mod-log-by = by { $who }
web-mod-log-host = by the site’s operator
web-mod-log-erased = a deleted account
web-mod-more = Show more
web-mod-logged-rename = Name changed
web-mod-logged-clear_land = Land name removed
web-mod-logged-clear_title = Table name removed
web-mod-logged-suspend = Suspended
web-mod-logged-lift = Suspension lifted
web-mod-logged-end_table = Table closed
web-mod-logged-unlist = Table removed from the list
web-mod-logged-dismiss = Closed without action
web-mod-logged-grant = Moderator role granted
web-mod-logged-take = Moderator role removed

## What whoever is concerned reads

web-decisions-title = Moderation decisions
web-decisions-about = Decisions by moderators that concern you, and why. You can reply to each one once.
web-decisions-none = There are no decisions about you.
web-decisions-suspended = Your account is suspended
web-decisions-until = Until { $until }. After that you can play as before.
web-decisions-no-end = Until a moderator lifts the suspension.
web-decisions-may = In the meantime you can read why, reply once, and export or erase your data.
web-decision-rename = Your name was changed
web-decision-clear_land = The name of your land was removed
web-decision-clear_title = The name of your table was removed
web-decision-suspend = Your account was suspended
web-decision-lift = The suspension was lifted
web-decision-end_table = Your table was closed
web-decision-unlist = Your table was taken off the list
web-decision-rule = Reason: { $rule }
web-decision-words = It read: “{ $words }”
web-decision-note = The moderator wrote: { $note }
web-decision-answer = Your reply
web-decision-once = You can reply once.
web-decision-send = Send reply
web-decision-sent = Sent. A moderator will read it.
web-decision-read = A moderator has read it.
web-decision-line = A moderator has made a decision that concerns you.
web-decision-line-read = Read it

## Refusals

refusal-NotModerator = Only moderators can do this.
refusal-Suspended = Your account is suspended. You can read why, answer, and export or erase your data.
refusal-NothingToReport = There is nothing to report here.
refusal-NoSuchReport = There is no such report or reply, or someone has already dealt with it.
refusal-ModeratorsAreEqual = Moderators cannot act on each other or on themselves; only the site’s operator can.
refusal-NothingToChange = Nothing to change: it is already so.
refusal-DecidedByModerator = A moderator has changed this, so you cannot put it back.
refusal-NoSuchDecision = There is no such decision, or you have already replied to it.
