# Reports, the page of moderators, and what whoever is concerned reads.
#
# Glossary: moderator (a person who looks after the site), report, decision (what a moderator has done),
# land (the name of a map), phrase (one of a few set sentences). $words are those of a player.

## Reporting

web-report = Report
web-report-of = Report { $who }
web-report-heading = Report to the moderators
web-report-about = Moderators read it. Nobody else learns who has reported.
web-report-what = What is it about?
web-report-name = The name “{ $words }”
web-report-land = The land “{ $words }”
web-report-title = The title “{ $words }”
web-report-phrase = A phrase that was said
web-report-cheating = Cheating in this game
web-report-which = Which phrase
web-report-send = Send the report
web-report-sent = Reported. Thank you.

## The page of moderators

web-mod-title = Moderation
web-mod-about = What people have reported, and what they answer. Whatever you do is written to the log, with your name and the reason.
web-mod-reports = Reports
web-mod-reports-none = Nothing waits here.
web-mod-kind-name = Name
web-mod-kind-title = Title of a table
web-mod-kind-land = Land
web-mod-kind-phrase = Phrase
web-mod-kind-cheating = Cheating
web-mod-people =
    { $count ->
        [one] Reported by { $count } person
       *[other] Reported by { $count } people
    }
web-mod-of = Written by { $who }
web-mod-phrase-note = Phrases are not stored: that it was said is known from the report only.
web-mod-look = Look at the table
web-mod-suspended = Suspended now
web-mod-decide = Decide
web-mod-act = What to do
web-mod-act-rename = Change the name
web-mod-act-clear_land = Remove the name of the land
web-mod-act-clear_title = Remove the title
web-mod-act-suspend = Suspend the person
web-mod-act-lift = Lift the suspension
web-mod-act-end_table = Close the table, without results
web-mod-act-unlist = Take the table off the list
web-mod-act-dismiss = Do nothing, and close it
web-mod-rule = Reason
web-mod-rule-insult = Insults somebody
web-mod-rule-hate = Hatred or threats
web-mod-rule-sexual = Sexual content
web-mod-rule-impersonation = Passes for somebody else
web-mod-rule-advertising = Advertising
web-mod-rule-private_data = Tells something private of others
web-mod-rule-disruption = Disturbs games on purpose
web-mod-rule-cheating = Cheats
web-mod-rule-none = No rule is broken
web-mod-new-name = New name
web-mod-days = For how long
web-mod-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-mod-days-none = Without an end
web-mod-note = Note
web-mod-note-about = Whoever it concerns reads the reason and this note, but not your name.
web-mod-note-dismiss = Only moderators read it.
web-mod-go = Do it
web-mod-done = Done, and written to the log.
web-mod-answers = Answers
web-mod-answers-none = No answer waits.
web-mod-answered = { $who } answers
web-mod-log = Audit log
web-mod-log-none = Nothing has been done yet.
web-mod-log-by = by { $who }
web-mod-log-host = by the host of the site
web-mod-log-erased = an erased account
web-mod-more = Show more
web-mod-logged-rename = Name changed
web-mod-logged-clear_land = Name of a land removed
web-mod-logged-clear_title = Title removed
web-mod-logged-suspend = Suspended
web-mod-logged-lift = Suspension lifted
web-mod-logged-end_table = Table closed
web-mod-logged-unlist = Table taken off the list
web-mod-logged-dismiss = Closed without an act
web-mod-logged-grant = Made a moderator
web-mod-logged-take = No moderator any more

## What whoever is concerned reads

web-decisions-title = Decisions of moderators
web-decisions-about = What moderators have decided that concerns you, and why. You may answer each once.
web-decisions-none = Moderators have decided nothing about you.
web-decisions-suspended = Your account is suspended
web-decisions-until = Until { $until }. Then you play on as before.
web-decisions-no-end = Until a moderator lifts it.
web-decisions-may = Meanwhile you can read why, answer once, and export or erase your data.
web-decision-rename = Your name was changed
web-decision-clear_land = The name of your land was removed
web-decision-clear_title = The title of your table was removed
web-decision-suspend = Your account was suspended
web-decision-lift = The suspension was lifted
web-decision-end_table = Your table was closed
web-decision-unlist = Your table was taken off the list
web-decision-rule = Reason: { $rule }
web-decision-words = It was: “{ $words }”
web-decision-note = The moderator writes: { $note }
web-decision-answer = Your answer
web-decision-once = You can answer once.
web-decision-send = Send the answer
web-decision-sent = Sent. A moderator will read it.
web-decision-read = A moderator has read it.
web-decision-line = A moderator has decided something that concerns you.
web-decision-line-read = Read it

## Refusals

refusal-NotModerator = Only moderators can do this.
refusal-Suspended = Your account is suspended. You can read why, answer, and export or erase your data.
refusal-NothingToReport = There is nothing here that could be reported.
refusal-NoSuchReport = There is no such report or answer, or somebody has dealt with it already.
refusal-ModeratorsAreEqual = No moderator acts on another one, or on themselves; whoever runs the site can.
refusal-NothingToChange = It is so already.
refusal-DecidedByModerator = A moderator has changed this, so you cannot put it back.
refusal-NoSuchDecision = There is no such decision, or you have answered it already.
